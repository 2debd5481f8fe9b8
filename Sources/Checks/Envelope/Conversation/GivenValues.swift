import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// The values that servers give out, and who has them: codes, tokens, cookies.
///
/// What is long, no URL and no sentence counts, whatever it is called. Who sends such a value without having got
/// it cannot have it from this conversation.
struct GivenValues: TranscriptReading {
  /// A value that reached others, and the step in which it was first.
  struct Foreign {
    let name: WireText
    let first: StepID
  }

  /// Whether something is handed on in the transcript: traffic that was captured shows no more than HTTP.
  let hasHandoffs: Bool
  private var foreign: [Int: Foreign] = [:]
  private var issues: [Int: StepID] = [:]

  init(_ transcript: Transcript) {
    hasHandoffs = transcript.steps.contains { $0.handoff != nil }
    let words = transcript.steps.map(\.namedWords)
    var names: [WireText: WireText] = [:]
    for (step, words) in zip(transcript.steps, words) where step.response != nil {
      for word in words where word.value.isDrawn && names[word.value] == nil {
        names[word.value] = word.name
      }
    }
    for fact in transcript.registered { names[fact.value] = nil }
    follow(names, words, in: transcript)
  }

  /// What a step tells that never reached its sender, though others had it.
  func foreign(in number: Int) -> Foreign? { foreign[number] }

  /// The step in which somebody else gives out what a request shows already.
  func issue(behind number: Int) -> StepID? { issues[number] }

  private mutating func follow(
    _ names: [WireText: WireText], _ words: [[NamedValue]], in transcript: Transcript
  ) {
    var first: [WireText: Step] = [:]
    var known: [WireText: Set<ParticipantName>] = [:]
    for (step, words) in zip(transcript.steps, words) {
      let receivers = step.isDelivered ? [step.receiver].compactMap(\.self) : []
      for value in words.map(\.value) {
        guard let name = names[value] else { continue }
        let isNew = known[value, default: []].insert(step.sender).inserted
        known[value]?.formUnion(receivers + step.observers)
        guard let earlier = first[value] else {
          first[value] = step
          continue
        }
        // A server may know by itself what it gives out; then who had it before was too early.
        if step.response != nil || step.calculation != nil {
          if earlier.shows(value), earlier.sender != step.sender, earlier.number < step.number {
            issues[earlier.number] = issues[earlier.number] ?? step.id
          }
        } else if isNew {
          foreign[step.number] = foreign[step.number] ?? Foreign(name: name, first: earlier.id)
        }
      }
    }
  }
}

extension WireText {
  /// Whether it looks like a value that somebody drew or signed: long enough not to be found by chance.
  fileprivate var isDrawn: Bool {
    utf8.count >= 16 && !utf8.contains(UInt8(ascii: " ")) && divided(atFirst: "://") == nil
  }
}

extension Step {
  /// Whether a request shows a value as a credential, in a field that is no cookie.
  fileprivate func shows(_ value: WireText) -> Bool {
    request?.fields.all.contains {
      $0.name.asciiLowercased != "cookie" && $0.value.words.last == value
    } ?? false
  }

  /// The values in a step, each under its name there.
  fileprivate var namedWords: [NamedValue] {
    if let request { return request.namedWords }
    if let response { return response.namedWords }
    if let handoff {
      return (handoff.url?.namedWords ?? [])
        + handoff.parameters.map { NamedValue($0.name, $0.value.behindHex) }
    }
    return calculation?.values ?? []
  }
}

extension HTTPRequest {
  fileprivate var namedWords: [NamedValue] {
    let fields = fields.all.compactMap { field in
      field.value.words.last.map { NamedValue(field.name, $0) }
    }
    return url.namedWords + fields + cookiePairs.compactMap(\.namedWord)
      + (form?.namedWords ?? body.jsonWords)
  }
}

extension HTTPResponse {
  fileprivate var namedWords: [NamedValue] {
    (location?.namedWords ?? []) + setCookiePairs.compactMap(\.namedWord) + body.jsonWords
  }
}

extension URI {
  fileprivate var namedWords: [NamedValue] {
    queryParameters.namedWords + (fragment == nil ? [] : fragmentParameters.namedWords)
  }
}

extension FormParameters {
  fileprivate var namedWords: [NamedValue] { all.map { NamedValue($0.name, $0.value) } }
}

extension HTTPBody {
  /// The texts that are members of a JSON object, and of an object in it; a form inside such a text as well.
  ///
  /// Key sets and rows are arrays, and are left out.
  fileprivate var jsonWords: [NamedValue] {
    guard bytes.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{"),
      let members = (try? JSONParser.parse(bytes))?.members
    else { return [] }
    return members.flatMap { member in
      let inner = member.value.members ?? [member]
      return inner.flatMap { inner in
        inner.value.stringValue.map { text in
          [NamedValue(inner.name, text)]
            + (text.divided(at: "=") == nil ? [] : FormParameters(parsing: text).namedWords)
        } ?? []
      }
    }
  }
}

extension WireText {
  /// A cookie `name=value`.
  fileprivate var namedWord: NamedValue? {
    divided(at: "=").map { NamedValue($0, $1) }
  }

  /// The text that is written in hex, as bytes are in a transcript; the text itself where it is none.
  fileprivate var behindHex: WireText {
    Hex.decode(self).flatMap { WireText(validating: $0) } ?? self
  }
}
