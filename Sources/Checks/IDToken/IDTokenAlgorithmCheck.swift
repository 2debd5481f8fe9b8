import JOSE
import TranscriptModel
import Vocabulary

/// The ID token is signed with an algorithm from the reader's own list.
struct IDTokenAlgorithmCheck: IDTokenCheck {
  let id = "id-token-algorithm"
  let requirement = Requirement(.rfc8725("3.1"), .must)
  let summary = "the ID token's 'alg' is a signature with a public key, not 'none' and no HMAC"

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    AllowedAlgorithms.judge(token.jws.header)
  }
}
