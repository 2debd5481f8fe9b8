import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// Something that every message of a kind carries, and who says so: a row of a flow's table.
///
/// A check that compares a value says nothing where there is none. What has to be there is therefore one
/// table for a flow, and one check reads it.
struct MessagePart: Sendable {
  /// Where it stands.
  enum Spot: Sendable {
    /// A parameter in the URL of a request or of a handoff.
    case query(ParameterName)
    /// A parameter in a form, or in the URL of a request that has no form.
    case form(ParameterName)
    /// A member of a JSON body, by its way through the objects.
    case json([WireText])
    /// Rows: the body is an array with at least one object.
    case rows
    /// A parameter of a form, or a member of a JSON body that serves as one.
    case formOrJSON(ParameterName, WireText)
    /// A parameter of the form in 'postBody'.
    case postBody(WireText)
    /// A named value of a handoff that is no URL.
    case value(WireText)
    /// A header field.
    case header(WireText)
    /// A parameter behind the '#' of a URL that is answered with.
    case fragment(ParameterName)
    /// A claim of a token.
    case claim([WireText], of: @Sendable (Step, Evidence) -> WireText?)
  }

  /// What it means that the part is missing.
  enum Absence: Sendable {
    /// A rule is broken.
    case breaks(Requirement)
    /// Nobody demands it, and something is worse without it.
    case isUnwise(Requirement)
    /// The transcript does not show what happened.
    case leavesUnknown
    /// Another check says what it means; here it only tells an answer that grants something.
    case isJudgedElsewhere
  }

  let spot: Spot
  let absence: Absence
  /// What is worse without it, in words that can follow a colon.
  let why: String
}

extension MessagePart {
  /// What a message has to carry by a rule.
  static func required(_ spot: Spot, _ requirement: Requirement, _ why: String) -> MessagePart {
    MessagePart(spot: spot, absence: .breaks(requirement), why: why)
  }

  /// What a message had better carry.
  static func wanted(_ spot: Spot, _ reference: SourceReference, _ why: String) -> MessagePart {
    MessagePart(spot: spot, absence: .isUnwise(Requirement(reference)), why: why)
  }

  /// Without what nobody can tell from the transcript how it went.
  static func shown(_ spot: Spot, _ why: String) -> MessagePart {
    MessagePart(spot: spot, absence: .leavesUnknown, why: why)
  }

  /// What an answer has that grants something, where another check judges an answer without it.
  static func mark(_ spot: Spot) -> MessagePart {
    MessagePart(spot: spot, absence: .isJudgedElsewhere, why: "")
  }

  /// Whether another check judges the part.
  var isJudgedElsewhere: Bool { if case .isJudgedElsewhere = absence { true } else { false } }

  /// Whether it is content, which a refusal does not have.
  var isContent: Bool {
    switch spot {
    case .json, .rows: true
    default: false
    }
  }

  /// Whether a step has the part; an empty text counts as none.
  func isPresent(in step: Step, _ evidence: Evidence) -> Bool {
    switch spot {
    case .query(let name): step.url?.queryParameters[name] != nil
    case .form(let name): step.sentParameters?[name] != nil
    case .json(let way): evidence.bodyJSON(of: step)?.isPresent(at: way) == true
    case .rows: evidence.bodyJSON(of: step)?.arrayValue?.contains { $0.members != nil } == true
    case .formOrJSON(let name, let member):
      step.request?.form?[name] != nil
        || evidence.bodyJSON(of: step)?.isPresent(at: [member]) == true
    case .postBody(let name): step.postBody?[name]?.isEmpty == false
    case .value(let name): step.handoff?[name]?.isEmpty == false
    case .header(let name): step.request?.fields[name]?.isEmpty == false
    case .fragment(let name): step.answerFragment?[name] != nil
    case .claim(let way, let token):
      // A token that cannot be read is for the check of its signature.
      evidence.jwt(token(step, evidence)).map { $0.claims[way[0]]?.isPresent(at: way.dropFirst()) }
        .map { $0 == true } ?? true
    }
  }

  /// The part as messages name it.
  var words: String {
    switch spot {
    case .query(let name): "'\(name)' in the URL"
    case .form(let name), .formOrJSON(let name, _): "'\(name)'"
    case .json(let way): "'\(way.joined(separator: "."))'"
    case .rows: "rows"
    case .postBody(let name): "'\(name)' in 'postBody'"
    case .value(let name): "'\(name)'"
    case .header(let name): "the field '\(name)'"
    case .fragment(let name): "'\(name)' behind the '#'"
    case .claim(let way, _): "the claim '\(way.joined(separator: "."))'"
    }
  }
}

extension Step {
  /// The parameters of a request: of its URL where it is a GET, and else of its form.
  var sentParameters: FormParameters? {
    guard let request else { return nil }
    return request.method == "GET" ? request.url.queryParameters : request.form
  }

  /// The parameters behind the '#' of an answer: of a `Location`, or of a URL that is handed on.
  var answerFragment: FormParameters? { (response?.location ?? handoff?.url)?.fragmentParameters }
}

extension Evidence {
  /// The JSON in the body of a request or of a response, whatever its media type is said to be; nil where
  /// there is none.
  func bodyJSON(of step: Step) -> JSONValue? {
    guard let body = step.request?.body ?? step.response?.body else { return nil }
    return reading(Cache<HTTPBody, BodyJSON>.self)
      .value(for: body) { BodyJSON(json: try? JSONParser.parse(body.bytes)) }.json
  }
}

/// The JSON in a body, which may be none.
private struct BodyJSON: Sendable {
  var json: JSONValue?
}

extension JSONValue {
  /// Whether there is something at the end of a way through objects: no null, and no empty text.
  fileprivate func isPresent(at way: some Sequence<WireText>) -> Bool {
    var value: JSONValue? = self
    for name in way { value = value?[name] }
    return value.map { $0 != .null && $0 != "" } ?? false
  }
}
