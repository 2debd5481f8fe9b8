import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// A code is used once.
struct CodeUsedOnceCheck: Check {
  let id = "code-used-once"
  let requirement = Requirement(.rfc6749("4.1.2"), .must)
  let summary = "no earlier token request has the same 'code'"
  let subjects: [MessageName] = [.tokenRequest]

  /// A server sees a second use only when the first one got tokens.
  func isVisible(at step: Step, in evidence: Evidence) -> Bool { evidence.isTakenByAnother(step) }

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let code = step.request?.form?[.code] else { return nil }
    if let other = evidence.first(.tokenRequest, with: .parameter(.code, code), before: step) {
      return .fail("the code was used before, in \(other.id.quoted)")
    }
    try evidence.requireAllSteps(before: step)
    let earlier = evidence.count(.tokenRequest, before: step)
    return .pass("none of \(earlier.counted("earlier token request")) has this code")
  }
}
