import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The ID token and the access token beside it were issued together.
struct IDTokenAtHashCheck: IDTokenCheck {
  let id = "id-token-at-hash"
  let requirement = Requirement(.oidcCore("3.1.3.6"))
  let summary =
    "the ID token's 'at_hash', where there is one, is that of the access token beside it"

  func judge(
    _ token: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    guard token.claims["at_hash"] != nil else { return nil }
    guard let accessToken = step.accessToken(in: evidence) else {
      throw MissingEvidence("no access token beside the ID token")
    }
    guard let name = token.jws.header.algorithm.value,
      let algorithm = SignatureAlgorithm(rawValue: name)
    else {
      throw MissingEvidence("the ID token's 'alg' does not tell which hash 'at_hash' is made with")
    }
    return .claim("at_hash", of: token.claims, equals: algorithm.leftHalfHash(of: accessToken))
  }
}
