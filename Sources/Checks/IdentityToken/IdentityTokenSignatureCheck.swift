import JOSE
import TranscriptModel
import Vocabulary

/// The identity token is a JWT that a key of Apple signed.
struct IdentityTokenSignatureCheck: Check {
  let id = "identity-token-signature"
  let requirement = Requirement(.oidcCore("3.1.3.7"), .must)
  let summary = "the identity token's signature fits a key of Apple's key set"
  let subjects: [MessageName] = [.appleAuthorizationResponse, .firebaseSignInRequest]
  let enforcedAt: [MessageName] = [.firebaseSignInRequest]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let text = step.identityToken else { return nil }
    switch evidence.token(text) {
    case .readable(let token):
      return try evidence.judgeSignature(
        of: token.jws, readBy: .firebase, keySetURL: Apple.keySetURL)
    case .broken(let reason): return .fail("the identity token is no JWT: \(reason)")
    case .encrypted: return .fail("the identity token is encrypted; Apple's are not")
    case .opaque:
      return .fail("the identity token is no JWT: header, payload and signature, divided by '.'")
    }
  }
}
