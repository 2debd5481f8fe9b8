import JOSE
import TranscriptModel
import Vocabulary

/// The identity token is signed with an algorithm from the reader's own list.
struct IdentityTokenAlgorithmCheck: IdentityTokenCheck {
  let id = "identity-token-algorithm"
  let requirement = Requirement(.rfc8725("3.1"), .must)
  let summary =
    "the identity token's 'alg' is a signature with a public key, not 'none' and no HMAC"

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    AllowedAlgorithms.judge(token.jws.header)
  }
}
