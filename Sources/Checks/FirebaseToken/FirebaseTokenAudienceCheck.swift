import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// Firebase's ID token is for the project of the API.
struct FirebaseTokenAudienceCheck: FirebaseTokenCheck {
  let id = "firebase-token-audience"
  let requirement = Requirement(.firebaseAuth, .must)
  let summary = "the Firebase ID token's 'aud' is the project that the API serves"

  func judge(
    _ token: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    .claim("aud", of: token.claims, equals: try evidence.fact(.audience, at: .resourceServer))
  }
}
