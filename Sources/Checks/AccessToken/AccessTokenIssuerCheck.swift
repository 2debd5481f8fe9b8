import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The access token is from the issuer whose token endpoint issued it.
struct AccessTokenIssuerCheck: AccessTokenCheck {
  let id = "access-token-issuer"
  let requirement = Requirement(.rfc9068("4"), .must)
  let summary = "a JWT access token's 'iss' is the 'issuer' of the metadata"

  func judge(
    _ token: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    .claim("iss", of: token.claims, equals: try evidence.metadata(ofAccessTokenIn: step).issuer)
  }
}
