import Vocabulary
import TranscriptModel
import WireFormats

/// The raw nonce was in no message before the one to Firebase.
struct RawNonceSecretCheck: Check {
  let id = "raw-nonce-secret"
  let requirement = Requirement(.firebaseAuth)
  let summary = "no message of the app has the raw nonce before the request to Firebase"
  let subjects: [MessageName] = [.firebaseSignInRequest]
  // Firebase sees none of those messages.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let raw = step.rawNonceSent, !raw.isEmpty else { return nil }
    if let position = evidence.reading(AppWords.self)[raw] {
      let first = evidence.transcript.steps[position]
      if first.number < step.number, first.id.name != .firebaseSignInRequest {
        return .fail("the raw nonce is in \(first.id.quoted), where others can read it")
      }
    }
    try evidence.requireAllSteps(before: step)
    return .pass("the raw nonce is in no earlier message of the app")
  }
}
