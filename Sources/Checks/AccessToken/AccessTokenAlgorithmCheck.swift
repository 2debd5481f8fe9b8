import JOSE
import TranscriptModel
import Vocabulary

/// An access token that is a JWT is signed with an algorithm from the reader's own list.
struct AccessTokenAlgorithmCheck: AccessTokenCheck {
  let id = "access-token-algorithm"
  let requirement = Requirement(.rfc9068("4"), .must)
  let summary =
    "a JWT access token's 'alg' is a signature with a public key, not 'none' and no HMAC"

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    AllowedAlgorithms.judge(token.jws.header)
  }
}
