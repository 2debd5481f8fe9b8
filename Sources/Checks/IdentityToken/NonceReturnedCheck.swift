import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// Apple copies the nonce of the request into the token.
struct NonceReturnedCheck: IdentityTokenCheck {
  let id = "nonce-returned"
  let requirement = Requirement(.oidcCore("2"), .must)
  let summary = "the identity token's 'nonce' is the one of the request to Apple"
  let subjects: [MessageName] = [.appleAuthorizationResponse]
  let enforcedAt: [MessageName] = []

  func judge(
    _ token: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    guard let nonce = try evidence.request(answeredBy: step).request?.form?[.nonce] else {
      guard token.claims["nonce"] == nil else {
        return .fail("the token has a 'nonce', though none was asked for")
      }
      return nil
    }
    return .claim("nonce", of: token.claims, equals: nonce)
  }
}
