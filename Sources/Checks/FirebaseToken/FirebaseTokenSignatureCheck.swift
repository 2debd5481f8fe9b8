import JOSE
import TranscriptModel
import Vocabulary

/// Firebase's ID token is a JWT that a key of Firebase signed.
struct FirebaseTokenSignatureCheck: Check {
  let id = "firebase-token-signature"
  let requirement = Requirement(.firebaseAuth, .must)
  let summary = "the Firebase ID token's signature fits a key of Firebase's key set"
  let subjects = MessageName.firebaseTokens
  let enforcedAt: [MessageName] = [.resourceRequest]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let text = step.firebaseToken else { return nil }
    switch evidence.token(text) {
    case .readable(let token):
      return try evidence.judgeSignature(
        of: token.jws, readBy: .resourceServer, keySetURL: Firebase.keySetURL)
    case .broken(let reason): return .fail("the Firebase ID token is no JWT: \(reason)")
    case .encrypted, .opaque:
      return .fail("the Firebase ID token is no JWT: three parts, divided by '.'")
    }
  }
}
