import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The ID token answers the request that the app itself made, and no other.
struct IDTokenNonceCheck: IDTokenCheck {
  let id = "id-token-nonce"
  let requirement = Requirement(.oidcCore("3.1.3.7"), .must)
  let summary = "the ID token's 'nonce' is the one of the app's authorization request"

  func judge(
    _ token: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    // OIDC Core §12.2: an ID token that comes with a refresh should have no nonce.
    if step.id.name == .refreshResponse, token.claims["nonce"] == nil { return nil }
    guard let nonce = try evidence.ownRequest(behind: step)[.nonce] else { return nil }
    return .claim("nonce", of: token.claims, equals: nonce)
  }
}
