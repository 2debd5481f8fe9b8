import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// What is in a body can be read: it is there, and 'Content-Type' says in which form.
  ///
  /// Nothing is asked of a refusal, which others than the server of the flow can send.
  static let messageContent = Check(
    "message-content", atEvery: [.request, .response], Requirement(.rfc9110("8.3"), .should),
    "a request, and an answer that grants something, has the body of its kind and names its form"
  ) { step, evidence in
    guard let rule = evidence.kinds[step.id.name]?.content else { return nil }
    let (fields, body): (HTTPFields, HTTPBody)
    if let request = step.request {
      guard request.method == "POST" else { return nil }
      (fields, body) = (request.fields, request.body)
    } else if let response = step.response, response.isSuccess {
      guard !response.isWithoutContent, !evidence.isAskedForHeadAlone(step) else { return nil }
      (fields, body) = (response.fields, response.body)
    } else {
      return nil
    }
    let wanted = rule.value.quotedAlternatives
    if body.isEmpty { return .broken(rule, "there is no body; it has to be \(wanted)") }
    let type = fields["Content-Type"]
    guard let known = rule.value.first(where: { MediaType.is(type, $0) }) else {
      let came = type.map { "is '\($0)'" } ?? "is missing"
      return .broken(
        rule, "'Content-Type' \(came); the body is \(wanted)", expected: rule.value.first,
        actual: type)
    }
    return .pass("a body of '\(known)'").by(rule.requirement)
  }

  /// No cache keeps what is for one alone.
  ///
  /// RFC 6749 binds servers that issue tokens, and RFC 9111 leaves it to a server what caches may keep.
  static let answerNotStored = Check(
    "answer-not-stored", atEvery: [.response], Requirement(.rfc9111("5.2.2.5")),
    "an answer with a token has 'no-store'; one that is for somebody alone is not offered to caches"
  ) { step, evidence in
    guard let caching = evidence.kinds[step.id.name]?.caching, let response = step.response,
      response.status < 400
    else { return nil }
    let directives = CacheDirectives(response.fields)
    if directives.forbidStoring { return .pass("'Cache-Control' has 'no-store'").by(caching.rule) }
    let words =
      directives.text.map { "'Cache-Control' is '\($0)', without 'no-store'" }
      ?? "'Cache-Control' is missing; it should be 'no-store'"
    let actual = directives.text
    switch caching {
    case .forbidden(let rule):
      return .fail("\(words): a cache may keep the tokens", expected: "no-store", actual: actual)
        .by(rule)
    case .forbiddenForTokens(let rule):
      return directives.offerStoring
        ? .fail("\(words): a cache may keep the token", expected: "no-store", actual: actual)
          .by(rule)
        : .warn("\(words): the answer has a token", expected: "no-store", actual: actual).by(rule)
    case .unwise(let rule):
      return directives.offerStoring && !directives.isForOneAlone
        ? .warn("\(words): a cache may keep what is for one alone", actual: actual).by(rule)
        : .pass("nothing offers the answer to caches").by(rule)
    }
  }

  /// What is protected is given to nobody who shows nothing.
  static let answerNeedsToken = Check(
    "answer-needs-token", atEvery: [.response], Requirement(.rfc6749("7"), .must),
    "protected data is given in answer to a request with a token, and to no other"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let rule = evidence.kinds[step.id.name]?.protection, step.response?.isSuccess == true
    else { return nil }
    let request = try evidence.request(answeredBy: step)
    return request.request?.showsToken == true
      ? .pass("\(request.id.quoted) showed a token").by(rule)
      : .fail("\(request.id.quoted) showed no token, and was granted all the same").by(rule)
  }
}

extension HTTPResponse {
  /// Whether its status says that there is no content: RFC 9110 §15.3.5, §15.3.6.
  fileprivate var isWithoutContent: Bool { [204, 205].contains(status) && body.isEmpty }
}

extension Evidence {
  /// Whether a response answers a request that asks for the fields and not for the content: RFC 9110 §9.3.2.
  fileprivate func isAskedForHeadAlone(_ response: Step) -> Bool {
    response.answers.flatMap { step($0) }?.request?.method == "HEAD"
  }
}

extension MessageKind.Caching {
  fileprivate var rule: Requirement {
    switch self {
    case .forbidden(let rule), .forbiddenForTokens(let rule), .unwise(let rule): rule
    }
  }
}

/// What `Cache-Control` says.
private struct CacheDirectives {
  /// The field as it was sent; nil where there is none.
  let text: WireText?
  private let directives: [WireText]

  init(_ fields: HTTPFields) {
    let values = fields.values(of: "Cache-Control")
    text = values.isEmpty ? nil : values.joined(separator: ", ")
    directives = (text ?? "").split(at: ",").map(\.trimmed.asciiLowercased)
  }

  var forbidStoring: Bool { directives.contains("no-store") }

  /// Whether only the receiver's own cache may keep the answer.
  var isForOneAlone: Bool { directives.contains("private") }

  /// Whether a cache is asked to keep the answer, for all or for some time.
  var offerStoring: Bool {
    directives.contains { directive in
      guard let (name, value) = directive.divided(at: "=") else { return directive == "public" }
      return ["max-age", "s-maxage"].contains(name) && value != "0"
    }
  }
}
