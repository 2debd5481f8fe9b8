import HTTPModel
import Vocabulary
import TranscriptModel

/// A raw nonce is good for one sign-in.
struct NonceOnceCheck: Check {
  let id = "nonce-once"
  let requirement = Requirement(.oidcCore("3.1.3.7"), .should)
  let summary = "no earlier sign-in that went well had this raw nonce"
  let subjects: [MessageName] = [.firebaseSignInRequest]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let raw = step.rawNonceSent else { return nil }
    let earlier = evidence.last(.firebaseSignInRequest, with: .rawNonce(raw), before: step) {
      evidence.response(to: $0)?.response?.isSuccess == true
    }
    if let earlier {
      return .fail("the raw nonce was good for \(earlier.id.quoted) already; it counts once")
    }
    try evidence.requireAllSteps(before: step)
    return .pass("no earlier sign-in had this raw nonce")
  }
}
