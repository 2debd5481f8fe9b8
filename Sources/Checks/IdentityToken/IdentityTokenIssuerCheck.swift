import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The identity token is from Apple.
struct IdentityTokenIssuerCheck: IdentityTokenCheck {
  let id = "identity-token-issuer"
  let requirement = Requirement(.oidcCore("3.1.3.7"), .must)
  let summary = "the identity token's 'iss' is 'https://appleid.apple.com'"

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    .claim("iss", of: token.claims, equals: Apple.issuer)
  }
}
