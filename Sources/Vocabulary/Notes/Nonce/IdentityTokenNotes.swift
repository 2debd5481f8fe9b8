extension ParameterNotes {
  /// Apple's identity token, on its way and where it is judged.
  static let identityToken: [ParameterNote] =
    .table(
      .appleAuthorizationResponse, .appleCredential, .firebaseSignInRequest,
      .identityTokenVerification, at: .claim(.identityToken), claims)
    + .table(
      .appleAuthorizationResponse, .appleCredential, .firebaseSignInRequest,
      at: .joseHeader(.identityToken), joseHeader + keysInHeader)

  private static let claims = [
    NoteLine(
      "iss",
      "who says so: Apple, always with the same address, compared character by character",
      .appleREST),
    NoteLine(
      "aud",
      "for which client: the bundle id of the app, or the Services ID of a web sign-in",
      .appleREST),
    NoteLine(
      "exp",
      "the second from which on the token is refused; a small leeway allows for wrong clocks",
      .oidcCore("3.1.3.7")),
    NoteLine(
      "iat",
      "when Apple issued the token; a time ahead of the reader's clock is suspicious",
      .oidcCore("3.1.3.7")),
    NoteLine(
      "sub",
      "the user's lasting id, the same in all apps of one team; it names the account, the e-mail not",
      .appleREST),
    NoteLine(
      "nonce",
      "what the app gave to Apple; the raw nonce behind it shows that this sign-in asked for it",
      .appleREST),
    NoteLine(
      "nonce_supported",
      "true where a nonce that was sent comes back; a token without it then is no answer to it",
      .appleREST),
    NoteLine(
      "c_hash",
      "half the digest of the code beside it, in base64url; shows that the two belong together",
      .oidcCore("3.3.2.11")),
    NoteLine(
      "email",
      "the address, or one of Apple's that forwards to it; it can change, so it names no account",
      .oidcCore("5.7")),
    NoteLine(
      "email_verified",
      "a boolean or the text \"true\": Apple sends both, and a reader has to take both",
      .appleREST),
    NoteLine(
      "auth_time",
      "when the user last proved who he is, in seconds since 1970; the token can be younger",
      .oidcCore("2")),
  ]

  /// Header members with which a token offers a key of its own.
  static let keysInHeader = [
    NoteLine(
      "jwk",
      "a key that the token brings along: whoever wrote the token wrote it, so it proves nothing",
      .rfc8725("3.10")),
    NoteLine(
      "jku",
      "where the token says that its key is: a reader who fetches it asks the attacker",
      .rfc8725("3.10")),
  ]
}
