import HTTPModel
import JOSE
import Vocabulary
import TranscriptModel
import WireFormats

/// A renewed token is of the user who signed in.
struct FirebaseSubjectKeptCheck: TokenRule {
  let id = "firebase-subject-kept"
  let token = JudgedToken.firebaseToken
  let requirement = Requirement(.oidcCore("12.2"), .must)
  let summary = "a renewed Firebase ID token has issuer and 'sub' of the sign-in before it"
  let subjects: [MessageName] = [.firebaseRefreshResponse]
  let enforcedAt: [MessageName] = [.firebaseRefreshResponse]

  func judge(
    _ jwt: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    let refreshToken = try evidence.request(answeredBy: step).request?.form?[.refreshToken]
    let signIn = evidence.last(.firebaseSignInResponse, before: step) {
      $0.response?.json?["refreshToken"]?.stringValue == refreshToken
    }
    guard let first = evidence.jwt(signIn?.firebaseToken),
      let issuer = first.claims.string("iss").value, let subject = first.claims.string("sub").value
    else { throw MissingEvidence("the sign-in of this refresh token is not in the transcript") }
    let judgement = Judgement.claim("iss", of: jwt.claims, equals: issuer)
    guard case .pass = judgement else { return judgement }
    return .claim("sub", of: jwt.claims, equals: subject)
  }
}
