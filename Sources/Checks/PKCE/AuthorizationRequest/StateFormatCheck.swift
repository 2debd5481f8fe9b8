import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// A state is visible ASCII, so that it comes back as it was sent.
struct StateFormatCheck: Check {
  let id = "state-format"
  let requirement = Requirement(.rfc6749("A.5"))
  let summary = "'state' is printable ASCII"
  let subjects: [MessageName] = [.authorizationRequest]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let state = step.url?.queryParameters[.state] else { return nil }
    if let odd = state.unicodeScalars.first(where: { !(" "..."~").contains($0) }) {
      return .fail("'state' has the character U+\(odd.codePoint), which is no printable ASCII")
    }
    return .pass("\(state.unicodeScalars.count) characters of printable ASCII")
  }
}
