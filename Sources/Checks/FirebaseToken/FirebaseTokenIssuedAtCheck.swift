import JOSE
import TranscriptModel
import Vocabulary

/// Firebase's ID token says when it was issued, and that is not in the future.
struct FirebaseTokenIssuedAtCheck: FirebaseTokenCheck {
  let id = "firebase-token-issued-at"
  let requirement = Requirement(.firebaseAuth, .must)
  let summary = "the Firebase ID token's 'iat' is a time that does not lie ahead"

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    .issuedBefore(token.claims, at: step.time)
  }
}
