import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary

/// What Firebase protects itself with when it gets an identity token.
extension Defence {
  /// At the signature.
  static let identityTokenAlgorithm = Defence(
    "identity-token-algorithm", .firebase, .rfc8725("3.1"),
    "the token's 'alg' is in a list of the verifier's own, in which 'none' never is")
  static let keyDecidesAlgorithm = Defence(
    "key-decides-algorithm", .firebase, .rfc8725("2.1"),
    "a key is used with its own algorithm, whatever the token's header says")
  static let keysFromIssuer = Defence(
    "keys-from-issuer", .firebase, .rfc8725("3.10"),
    "keys come from the issuer's key set alone, never from the token")
  static let keyNamedByKeyID = Defence(
    "key-named-by-kid", .firebase, .oidcCore("10.1.1"),
    "a 'kid' that the key set does not have, not even when fetched once more, is refused")
  static let identityTokenSignature = Defence(
    "identity-token-signature", .firebase, .rfc7515("5.2"),
    "the signature fits the exact bytes of header and claims")

  /// At the claims, one decision each.
  static let identityTokenIssuer = Defence(
    "identity-token-issuer", .firebase, .oidcCore("3.1.3.7"),
    "the identity token's 'iss' is Apple")
  static let identityTokenAudience = Defence(
    "identity-token-audience", .firebase, .oidcCore("3.1.3.7"),
    "the identity token's 'aud' is a client of this project")
  static let identityTokenClaims = Defence(
    "identity-token-claims", .firebase, .oidcCore("2"),
    "the claims that every ID token must have are there, each of its type")
  static let identityTokenUnexpired = Defence(
    "identity-token-unexpired", .firebase, .oidcCore("3.1.3.7"),
    "the identity token's 'exp' lies ahead")
  static let identityTokenIssuedAt = Defence(
    "identity-token-issued-at", .firebase, .oidcCore("3.1.3.7"),
    "the identity token's 'iat' does not lie ahead")

  /// At the nonce.
  static let nonceRequired = Defence(
    "nonce-required", .firebase, .oidcCore("3.1.3.7"),
    "a token without nonce is refused when a raw nonce came with it")
  static let nonceMatches = Defence(
    "nonce-matches", .firebase, .oidcCore("3.1.3.7"),
    "the hash of the raw nonce equals the token's nonce")
  static let nonceOnce = Defence(
    "nonce-once", .firebase, .oidcCore("3.1.3.7"),
    "a raw nonce that was good for a sign-in is good for no other")

  /// At the account.
  static let accountBySubject = Defence(
    "account-by-subject", .firebase, .oidcCore("5.7"),
    "an account is known by issuer and 'sub', not by an e-mail address")
}
