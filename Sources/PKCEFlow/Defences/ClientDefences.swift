import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary

/// What the native app protects itself with.
extension Defence {
  /// Before the authorization request.
  static let verifierFresh = Defence(
    "verifier-fresh", .app, SectionReference(.rfc7636, "4.1"),
    "every authorization request has a verifier of its own")

  /// At the callback.
  static let callbackExpected = Defence(
    "callback-expected", .app, SectionReference(.rfc8252, "8.9"),
    "an answer is taken only while one is pending, and only once")
  static let issuerMatches = Defence(
    "issuer-matches", .app, SectionReference(.rfc9207, "2.4"),
    "the answer's issuer is the one that the app asked")

  /// At the ID token, one decision each.
  static let idTokenSignature = Defence(
    "id-token-signature", .app, SectionReference(.oidcCore, "3.1.3.7"),
    "the ID token's signature verifies with a key of the issuer")
  static let idTokenIssuer = Defence(
    "id-token-issuer", .app, SectionReference(.oidcCore, "3.1.3.7"),
    "the ID token's 'iss' is the issuer that the app asked")
  static let idTokenAudience = Defence(
    "id-token-audience", .app, SectionReference(.oidcCore, "3.1.3.7"),
    "the ID token's 'aud' names this app")
  static let idTokenUnexpired = Defence(
    "id-token-unexpired", .app, SectionReference(.oidcCore, "3.1.3.7"),
    "the ID token's 'exp' lies ahead")
  static let idTokenIssuedAt = Defence(
    "id-token-issued-at", .app, SectionReference(.oidcCore, "3.1.3.7"),
    "the ID token's 'iat' does not lie ahead")
  static let idTokenNonce = Defence(
    "id-token-nonce", .app, SectionReference(.oidcCore, "3.1.3.7"),
    "the ID token's 'nonce' equals the one of the pending request")
  static let idTokenAccessTokenHash = Defence(
    "id-token-at-hash", .app, SectionReference(.oidcCore, "3.1.3.8"),
    "the ID token's 'at_hash' is the hash of the access token beside it")
}
