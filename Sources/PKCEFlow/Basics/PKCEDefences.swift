import Simulation
import TranscriptModel
import Vocabulary

/// What the native app protects itself with.
extension Defence {
  /// Before the authorization request.
  static let verifierFresh = Defence(
    "verifier-fresh", .app, .rfc7636("4.1"),
    "every authorization request has a verifier of its own")

  /// At the callback.
  static let callbackExpected = Defence(
    "callback-expected", .app, .rfc8252("8.9"),
    "an answer is taken only while one is pending, and only once")
  static let redirectURIOfRequest = Defence(
    "redirect-uri-of-request", .app, .rfc8252("8.10"),
    "the answer came to the redirect URI of the pending request; each server has one of its own")
  static let issuerMatches = Defence(
    "issuer-matches", .app, .rfc9207("2.4"), "the answer's issuer is the one that the app asked")

  /// At the ID token, one decision each.
  static let idTokenSignature = Defence(
    "id-token-signature", .app, .oidcCore("3.1.3.7"),
    "the ID token's signature verifies with a key of the issuer; it comes from the token endpoint "
      + "here, where the section lets TLS take the place of this, so it is more than the text asks")
  static let idTokenIssuer = Defence(
    "id-token-issuer", .app, .oidcCore("3.1.3.7"),
    "the ID token's 'iss' is the issuer that the app asked")
  static let idTokenAudience = Defence(
    "id-token-audience", .app, .oidcCore("3.1.3.7"), "the ID token's 'aud' names this app")
  static let idTokenUnexpired = Defence(
    "id-token-unexpired", .app, .oidcCore("3.1.3.7"), "the ID token's 'exp' lies ahead")
  static let idTokenIssuedAt = Defence(
    "id-token-issued-at", .app, .oidcCore("3.1.3.7"), "the ID token's 'iat' does not lie ahead")
  static let idTokenNonce = Defence(
    "id-token-nonce", .app, .oidcCore("3.1.3.7"),
    "the ID token's 'nonce' equals the one of the pending request")
  static let idTokenAccessTokenHash = Defence(
    "id-token-at-hash", .app, .oidcCore("3.1.3.8"),
    "the ID token's 'at_hash' is the hash of the access token beside it")
}

/// What the authorization server protects itself with.
extension Defence {
  /// At the authorization endpoint and at registration.
  static let schemeReverseDomain = Defence(
    "scheme-reverse-domain", .authorizationServer, .rfc8252("7.1"),
    "a private-use scheme is registered only if it is a domain name in reverse order")
  static let redirectURIRegistered = Defence(
    "redirect-uri-registered", .authorizationServer, .rfc9700("4.1.3"),
    "the redirect URI equals a registered one, character by character")
  /// To refuse another port of the name is this server's choice.
  ///
  /// RFC 8252 §7.3 frees the port of the addresses, and says nothing of the name. RFC 9700 §2.1 and §4.1.3
  /// say "localhost", and point to that section. The port of the addresses is free with this and without.
  static let loopbackLiteral = Defence(
    "loopback-literal", .authorizationServer, .rfc8252("8.3"),
    "the port is free for 127.0.0.1 and [::1], and not for 'localhost', a name that can be made to "
      + "lead elsewhere; this is stricter than RFC 9700 §4.1.3, which frees the port of 'localhost'"
  )
  static let httpLoopbackOnly = Defence(
    "http-loopback-only", .authorizationServer, .rfc9700("2.6"),
    "an http redirect URI is registered only if it leads to the device itself")
  static let embeddedUserAgentRefused = Defence(
    "embedded-user-agent-refused", .authorizationServer, .rfc8252("8.12"),
    "a login page is not shown in an app's own web view")
  static let parameterOnce = Defence(
    "parameter-once", .authorizationServer, .rfc6749("3.1"),
    "no parameter may occur twice in a request; for token requests RFC 6749 §3.2 says so")
  static let challengeRequired = Defence(
    "challenge-required", .authorizationServer, .rfc8252("8.1"),
    "a native app's request without a challenge is refused, but at a server that is set to take old "
      + "clients")
  static let challengeMethodS256 = Defence(
    "challenge-method-s256", .authorizationServer, .rfc7636("4.4.1"),
    "a challenge is taken only with the method S256")

  /// Behind the login page.
  static let seeOtherAfterPassword = Defence(
    "see-other-after-password", .authorizationServer, .rfc9700("4.12"),
    "the redirect after the password has status 303, with which the browser leaves the form behind, "
      + "whatever the server is set to")

  /// At the token endpoint.
  static let formBody = Defence(
    "form-body", .authorizationServer, .rfc6749("4.1.3"), "the token request's body is a form")
  static let secretProvesNothing = Defence(
    "secret-proves-nothing", .authorizationServer, .rfc8252("8.5"),
    "a secret that ships in every copy of an app does not replace a verifier")
  static let codeTakenAtomically = Defence(
    "code-taken-atomically", .authorizationServer, .rfc6749("4.1.2"),
    "looking a code up and marking it used is one act, so that of two requests one is too late")
  static let codeSingleUse = Defence(
    "code-single-use", .authorizationServer, .rfc6749("4.1.2"), "a code is redeemed once")
  static let replayRevokesTokens = Defence(
    "replay-revokes-tokens", .authorizationServer, .rfc6749("4.1.2"),
    "a second use of a code by its owner revokes the refresh tokens of the first; access tokens live "
      + "until they expire")
  static let failureBurnsCode = Defence(
    "failure-burns-code", .authorizationServer, .rfc9700("4.2.4"),
    "a code that failed once is not redeemed any more; the price is that whoever has the code and not "
      + "the verifier can spoil it for its owner")
  static let codeUnexpired = Defence(
    "code-unexpired", .authorizationServer, .rfc6749("4.1.2"),
    "a code lives for ten minutes at most")
  static let codeBoundToClient = Defence(
    "code-bound-to-client", .authorizationServer, .rfc6749("4.1.3"),
    "a code is redeemed by the client that it was issued to")
  static let redirectURISame = Defence(
    "redirect-uri-same", .authorizationServer, .rfc6749("4.1.3"),
    "the token request repeats the redirect URI of the authorization request")
  static let verifierRequired = Defence(
    "verifier-required", .authorizationServer, .rfc9700("2.1.1"),
    "a code with a challenge is redeemed only with a verifier; without one the answer is "
      + "'invalid_grant', a choice of this server: RFC 6749 §5.2 would allow 'invalid_request' too")
  static let verifierExpected = Defence(
    "verifier-expected", .authorizationServer, .rfc9700("4.8.2"),
    "a verifier is refused when the code was issued without a challenge")
  static let verifierFormat = Defence(
    "verifier-format", .authorizationServer, .rfc7636("4.1"),
    "a verifier has 43 to 128 unreserved characters")
  static let verifierMatches = Defence(
    "verifier-matches", .authorizationServer, .rfc7636("4.6"),
    "the verifier, transformed, equals the stored challenge")
  static let refreshRotation = Defence(
    "refresh-rotation", .authorizationServer, .rfc9700("4.14.2"),
    "a refresh token is used once; its reuse revokes all refresh tokens of the family, and access "
      + "tokens live until they expire")
}

/// What the resource server protects itself with.
extension Defence {
  static let accessTokenSignature = Defence(
    "access-token-signature", .resourceServer, .rfc9068("4"),
    "the access token's signature verifies with a key of the issuer")
  static let keysRequired = Defence(
    "keys-required", .resourceServer, .rfc9068("4"),
    "without the issuer's keys no token is accepted; it follows from the duty to verify signatures")
  static let accessTokenType = Defence(
    "access-token-type", .resourceServer, .rfc9068("4"),
    "the token says of itself that it is an access token: 'typ' is 'at+jwt'")
  static let accessTokenIssuer = Defence(
    "access-token-issuer", .resourceServer, .rfc9068("4"),
    "the access token's 'iss' is the authorization server that this API trusts")
  static let accessTokenAudience = Defence(
    "access-token-audience", .resourceServer, .rfc9068("4"),
    "the access token's 'aud' names this API")
  static let accessTokenUnexpired = Defence(
    "access-token-unexpired", .resourceServer, .rfc9068("4"), "the access token's 'exp' lies ahead")
  static let scopeSufficient = Defence(
    "scope-sufficient", .resourceServer, .rfc6750("3.1"),
    "the access token's scope covers what is asked for")
}
