import JOSE
import TranscriptModel
import Vocabulary

/// Firebase's ID token is signed with an algorithm from the reader's own list.
struct FirebaseTokenAlgorithmCheck: FirebaseTokenCheck {
  let id = "firebase-token-algorithm"
  let requirement = Requirement(.rfc8725("3.1"), .must)
  let summary =
    "the Firebase ID token's 'alg' is a signature with a public key, not 'none' and no HMAC"

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    AllowedAlgorithms.judge(token.jws.header)
  }
}
