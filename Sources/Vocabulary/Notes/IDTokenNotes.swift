extension ParameterNotes {
  static let idToken: [ParameterNote] =
    .table(.tokenResponse, .idTokenCheck, at: .claim(.idToken), lasting + firstIDToken)
    + .table(.refreshResponse, at: .claim(.idToken), lasting + refreshedIDToken)
    + .table(
      .tokenResponse, .idTokenCheck, .refreshResponse, at: .joseHeader(.idToken),
      joseHeader + [
        NoteLine(
          "typ",
          "the kind of token; an ID token must not pass where an access token belongs",
          .rfc8725("3.11"))
      ])

  /// The header members that mean the same in both tokens.
  static let joseHeader = [
    NoteLine(
      "alg",
      "how the token says it is signed; whoever checks obeys a list of his own, not this word",
      .rfc8725("3.1")),
    NoteLine(
      "kid",
      "names a key in the issuer's key set; it helps to find the key and proves nothing",
      .rfc7515("4.1.4")),
  ]

  private static let lasting = [
    NoteLine(
      "iss",
      "who says so; the app accepts the one issuer that it sent the user to, compared exactly",
      .oidcCore("3.1.3.7")),
    NoteLine(
      "aud",
      "for whom the token is; a token for another client would let that client sign in here",
      .oidcCore("3.1.3.7")),
    NoteLine(
      "exp",
      "the second from which on the app refuses the token; a small leeway allows for wrong clocks",
      .oidcCore("2")),
    NoteLine(
      "iat",
      "when the token was issued; a time ahead of the app's clock, or long past, is suspicious",
      .oidcCore("3.1.3.7")),
    NoteLine(
      "at_hash",
      "half the digest of the access token; the app sees whether the two tokens belong together",
      .oidcCore("3.1.3.6")),
    NoteLine(
      "azp",
      "the client that the token was issued to; where it stands, the app should find its own id",
      .oidcCore("3.1.3.7")),
  ]

  private static let firstIDToken = [
    NoteLine(
      "sub",
      "the user's lasting id at this issuer; 'iss' and 'sub' name an account, an e-mail does not",
      .oidcCore("5.7")),
    NoteLine(
      "auth_time",
      "when the user last proved who he is; an app that wants a fresh sign-in compares its clock",
      .oidcCore("2")),
    NoteLine(
      "nonce",
      "the request's nonce come back; another one, or none, means a token of some other sign-in",
      .oidcCore("3.1.3.7")),
  ]

  private static let refreshedIDToken = [
    NoteLine(
      "sub",
      "has to be the same user as before the refresh; else the app shows one user another's data",
      .oidcCore("12.2")),
    NoteLine(
      "auth_time",
      "has to be the time of the first sign-in: nobody signed in again for this token",
      .oidcCore("12.2")),
    NoteLine(
      "nonce",
      "should be absent after a refresh; if it is here, it has to be that of the first sign-in",
      .oidcCore("12.2")),
  ]
}
