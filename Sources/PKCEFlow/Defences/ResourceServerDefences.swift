import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary

/// What the resource server protects itself with.
extension Defence {
  static let accessTokenSignature = Defence(
    "access-token-signature", .resourceServer, SectionReference(.rfc9068, "4"),
    "the access token's signature verifies with a key of the issuer")
  static let keysRequired = Defence(
    "keys-required", .resourceServer, SectionReference(.rfc9068, "4"),
    "without the issuer's keys no token is accepted")
  static let accessTokenType = Defence(
    "access-token-type", .resourceServer, SectionReference(.rfc9068, "4"),
    "the token says of itself that it is an access token: 'typ' is 'at+jwt'")
  static let accessTokenIssuer = Defence(
    "access-token-issuer", .resourceServer, SectionReference(.rfc9068, "4"),
    "the access token's 'iss' is the authorization server that this API trusts")
  static let accessTokenAudience = Defence(
    "access-token-audience", .resourceServer, SectionReference(.rfc9068, "4"),
    "the access token's 'aud' names this API")
  static let accessTokenUnexpired = Defence(
    "access-token-unexpired", .resourceServer, SectionReference(.rfc9068, "4"),
    "the access token's 'exp' lies ahead")
  static let scopeSufficient = Defence(
    "scope-sufficient", .resourceServer, SectionReference(.rfc6750, "3.1"),
    "the access token's scope covers what is asked for")
}
