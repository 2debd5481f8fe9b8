import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// A renewed token is of the user who signed in.
struct FirebaseSubjectKeptCheck: FirebaseTokenCheck {
  let id = "firebase-subject-kept"
  let requirement = Requirement(.oidcCore("12.2"), .must)
  let summary = "a renewed Firebase ID token has issuer and 'sub' of the sign-in before it"
  let subjects: [MessageName] = [.firebaseRefreshResponse]
  let enforcedAt: [MessageName] = [.firebaseRefreshResponse]

  func judge(
    _ token: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    let refreshToken = try evidence.request(answeredBy: step).request?.form?[.refreshToken]
    let signIn = evidence.last(.firebaseSignInResponse, before: step) {
      $0.response?.json?["refreshToken"]?.stringValue == refreshToken
    }
    guard let text = signIn?.firebaseToken, case .readable(let first) = evidence.token(text),
      let issuer = first.claims.string("iss").value, let subject = first.claims.string("sub").value
    else { throw MissingEvidence("the sign-in of this refresh token is not in the transcript") }
    let judgement = Judgement.claim("iss", of: token.claims, equals: issuer)
    guard case .pass = judgement else { return judgement }
    return .claim("sub", of: token.claims, equals: subject)
  }
}
