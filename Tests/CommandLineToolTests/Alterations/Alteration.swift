import Checks
import TranscriptModel
import Vocabulary
import WireFormats

/// One change to a right conversation.
struct Alteration: Sendable {
  /// What is changed of a step.
  enum Kind: String, CaseIterable, Sendable {
    case gone = "is gone"
    case valueGone = "lost"
    case claimGone = "has a token that lost"
    case earlier = "came an hour earlier"
    case later = "came an hour later"
    case sender = "comes from somebody else"
    case receiver = "goes to somebody else"
    case undelivered = "was not delivered"
    case plain = "goes over http"
    case host = "goes to another host"
    case hostField = "names another host in 'Host'"
    case method = "has another method"
    case status = "has another status"
    case mediaType = "has another media type"
    case cacheable = "may be stored by caches"
    case answers = "answers another request"
    case doubled = "comes twice"
    case exchanged = "changed places with the next step"
  }

  let kind: Kind
  /// The step, by its name in the unchanged conversation.
  let step: StepID
  /// The parameter, field, member, claim or value that is gone; nil for the other kinds.
  let place: String?
  let transcript: Transcript

  init(_ kind: Kind, of step: StepID, at place: String? = nil, in transcript: Transcript) {
    self.kind = kind
    self.step = step
    self.place = place
    self.transcript = transcript
  }

  /// What speaks against the changed conversation and not against the unchanged one.
  func newFindings(beside known: Set<String>) -> [String] {
    Self.findings(on: transcript).subtracting(known).sorted()
  }

  /// What speaks against a conversation, or cannot be judged in it, each with its step.
  static func findings(on transcript: Transcript) -> Set<String> {
    Set(
      Checker().judge(transcript).steps.flatMap { step in
        step.findings.filter { $0.verdict != .pass }
          .map { "\(step.id) \($0.check): \($0.verdict)" }
      })
  }
}

extension Alteration: CustomStringConvertible {
  /// The change in words: `token-request lost form.code_verifier`.
  var description: String {
    ["\(step)", kind.rawValue, place].compactMap(\.self).joined(separator: " ")
  }
}
