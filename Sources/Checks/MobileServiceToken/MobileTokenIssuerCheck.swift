import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The token is one of Mobile Services, and no other JWT.
struct MobileTokenIssuerCheck: MobileTokenCheck {
  let id = "mobile-token-issuer"
  let requirement = Requirement(.rfc8725("3.12"), .must)
  let summary = "'iss' is the fixed text of Mobile Services"

  private static let issuer: WireText = "urn:microsoft:windows-azure:zumo"

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    .claim("iss", of: token.claims, equals: Self.issuer)
  }
}
