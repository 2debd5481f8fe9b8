import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// Firebase's ID token says who signed in, and says it the same way twice.
struct FirebaseTokenSubjectCheck: FirebaseTokenCheck {
  let id = "firebase-token-subject"
  let requirement = Requirement(.firebaseAuth, .must)
  let summary = "the Firebase ID token's 'sub' is not empty, and the same as 'user_id'"

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    let judgement = Judgement.subject(of: token.claims)
    guard case .pass = judgement, let subject = token.claims.string("sub").value,
      token.claims["user_id"] != nil
    else { return judgement }
    return .claim("user_id", of: token.claims, equals: subject)
  }
}
