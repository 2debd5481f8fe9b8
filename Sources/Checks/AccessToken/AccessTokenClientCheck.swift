import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The access token was issued to the client that the user approved.
struct AccessTokenClientCheck: AccessTokenCheck {
  let id = "access-token-client"
  let requirement = Requirement(.rfc9068("2.2"), .must)
  let summary = "a JWT access token's 'client_id' is the one of the authorization request"
  // The API does not see the grant.
  let enforcedAt: [MessageName] = []

  func judge(
    _ token: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    let issuance = try evidence.issuance(ofAccessTokenIn: step)
    let request = try evidence.grantedRequest(behind: issuance)
    guard let clientID = request.authorizationParameters[.clientID] else {
      throw MissingEvidence("'\(request.id)' has no 'client_id'")
    }
    return .claim("client_id", of: token.claims, equals: clientID)
  }
}
