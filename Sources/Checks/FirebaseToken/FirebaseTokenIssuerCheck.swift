import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// Firebase's ID token is from the token service of the project that it is for.
struct FirebaseTokenIssuerCheck: FirebaseTokenCheck {
  let id = "firebase-token-issuer"
  let requirement = Requirement(.firebaseAuth, .must)
  let summary = "the Firebase ID token's 'iss' is 'https://securetoken.google.com/' and the project"

  func judge(
    _ token: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    .claim("iss", of: token.claims, equals: try evidence.fact(.issuer, at: .resourceServer))
  }
}
