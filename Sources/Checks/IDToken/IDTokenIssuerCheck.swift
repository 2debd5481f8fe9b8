import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The ID token is from the issuer whose metadata the app read.
struct IDTokenIssuerCheck: IDTokenCheck {
  let id = "id-token-issuer"
  let requirement = Requirement(.oidcCore("3.1.3.7"), .must)
  let summary = "the ID token's 'iss' is the 'issuer' of the metadata"

  func judge(
    _ token: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    .claim("iss", of: token.claims, equals: try evidence.metadata(behind: step).issuer)
  }
}
