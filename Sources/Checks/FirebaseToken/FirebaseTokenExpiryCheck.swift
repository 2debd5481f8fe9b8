import JOSE
import TranscriptModel
import Vocabulary

/// Firebase's ID token is not past its end.
struct FirebaseTokenExpiryCheck: FirebaseTokenCheck {
  let id = "firebase-token-expiry"
  let requirement = Requirement(.firebaseAuth, .must)
  let summary = "the Firebase ID token's 'exp' lies ahead of the time of the step"

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    .unexpired(token.claims, at: step.time)
  }
}
