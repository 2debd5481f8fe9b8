import Simulation
import TranscriptModel
import Vocabulary

/// What the app that signs in with Apple protects itself with.
extension Defence {
  static let noncePerSignIn = Defence(
    "nonce-per-sign-in", .app, .oidcCore("15.5.2"),
    "a raw nonce belongs to one sign-in, so that a second tap does not replace it")
  static let credentialExpected = Defence(
    "credential-expected", .app, .appleServices,
    "a credential that no sign-in waits for is refused, without a crash")
  static let tokenIsText = Defence(
    "token-is-text", .app, .rfc7515("7.1"),
    "what goes to Firebase is a text of three parts in base64url")
  static let codeHashMatches = Defence(
    "code-hash-matches", .app, .oidcCore("3.3.2.10"),
    "the token's 'c_hash' is the hash of the code beside it")
  static let nonceRequired = Defence(
    "nonce-required", .app, .oidcCore("3.1.3.7"),
    "an identity token without the nonce that Apple was given is not passed on")
  static let sameSubject = Defence(
    "same-subject", .app, .oidcCore("12.2"),
    "a renewed token has the issuer and the 'sub' of the session")
}

/// What Firebase protects itself with when it gets an identity token.
extension Defence {
  // At the signature.
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

  // At the claims, one decision each.
  static let identityTokenIssuer = Defence(
    "identity-token-issuer", .firebase, .oidcCore("3.1.3.7"), "the identity token's 'iss' is Apple")
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

  // At the nonce.
  static let nonceMatches = Defence(
    "nonce-matches", .firebase, .oidcCore("3.1.3.7"),
    "the hash of the raw nonce equals the token's nonce")
  static let nonceOnce = Defence(
    "nonce-once", .firebase, .oidcCore("3.1.3.7"),
    "a nonce that was good for a sign-in of a user is good for no other of that user")

  // At the account.
  static let accountBySubject = Defence(
    "account-by-subject", .firebase, .oidcCore("5.7"),
    "an account is known by issuer and 'sub', not by an e-mail address")
}

/// What an API protects itself with that takes Firebase's ID tokens.
extension Defence {
  static let firebaseKeysRequired = Defence(
    "firebase-keys-required", .resourceServer, .firebaseAuth,
    "without Firebase's keys no token is accepted")
  static let firebaseTokenSignature = Defence(
    "firebase-token-signature", .resourceServer, .firebaseAuth,
    "the Firebase ID token's signature verifies with a key of Firebase")
  static let firebaseTokenIssuer = Defence(
    "firebase-token-issuer", .resourceServer, .firebaseAuth,
    "the Firebase ID token's 'iss' is the token service of this project")
  static let firebaseTokenAudience = Defence(
    "firebase-token-audience", .resourceServer, .firebaseAuth,
    "the Firebase ID token's 'aud' is this project")
  static let firebaseTokenUnexpired = Defence(
    "firebase-token-unexpired", .resourceServer, .firebaseAuth,
    "the Firebase ID token's 'exp' lies ahead")
  static let firebaseTokenIssuedAt = Defence(
    "firebase-token-issued-at", .resourceServer, .firebaseAuth,
    "the Firebase ID token's 'iat' and 'auth_time' do not lie ahead")
  static let firebaseTokenSubject = Defence(
    "firebase-token-subject", .resourceServer, .firebaseAuth,
    "the Firebase ID token's 'sub' is there and not empty")
}
