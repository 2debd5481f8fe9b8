import JOSE
import OAuthModel
import TranscriptModel

/// Firebase's ID token is from the token service of the project that it is for.
struct FirebaseTokenIssuerCheck: FirebaseTokenCheck {
  let id = "firebase-token-issuer"
  let requirement = Requirement(.firebaseAuth, .must)
  let summary = "the Firebase ID token's 'iss' is 'https://securetoken.google.com/' and the project"

  func judge(
    _ token: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    guard let project = evidence.firebaseProject ?? token.claims.string("aud").value else {
      throw MissingEvidence("the transcript does not say which project the API serves")
    }
    return .claim("iss", of: token.claims, equals: Firebase.issuerPrefix + project)
  }
}

extension Evidence {
  /// The Firebase project that the API serves, as its first judgement of a token names it.
  var firebaseProject: String? {
    steps(named: .firebaseTokenCheck).first?.calculation?.output("audience_expected")
  }
}
