extension ParameterNotes {
  static let accessToken: [ParameterNote] =
    .table(
      .tokenResponse, .resourceRequest, .accessTokenCheck, .refreshResponse,
      at: .claim(.accessToken), accessTokenClaims)
    + .table(.resourceRequest, at: .claim(.accessToken), idTokenClaims)
    + .table(
      .tokenResponse, .resourceRequest, .accessTokenCheck, .refreshResponse,
      at: .joseHeader(.accessToken),
      joseHeader + [
        NoteLine(
          "typ",
          "has to be 'at+jwt'; else an ID token, signed with the same key, could open the API",
          .rfc9068("4"))
      ])

  /// What shows that an ID token came in an access token's place.
  private static let idTokenClaims = [
    NoteLine(
      "auth_time",
      "when the user signed in: together with a nonce it shows that this is an ID token",
      .rfc9068("5")),
    NoteLine(
      "nonce",
      "a claim for the app that signed the user in; an API has nothing to compare it with",
      .rfc9068("5")),
    NoteLine(
      "at_hash",
      "a hash of the access token that came with this one; so this one is an ID token",
      .rfc9068("5")),
  ]

  private static let accessTokenClaims = [
    NoteLine(
      "iss",
      "who says so; the resource server accepts the one authorization server that it trusts",
      .rfc9068("4")),
    NoteLine(
      "sub",
      "the user for whom the app asks; the resource server decides by it whose data to show",
      .rfc9068("2.2")),
    NoteLine(
      "aud",
      "for which API the token is; a resource server refuses tokens that were made for another",
      .rfc9068("4")),
    NoteLine(
      "exp",
      "the second from which on the API refuses the token; a short life limits what a thief can do",
      .rfc9068("4")),
    NoteLine(
      "iat",
      "when the token was issued, in seconds since 1970; it tells the token's age",
      .rfc9068("2.2")),
    NoteLine(
      "jti",
      "the token's own name; with it one token can be revoked, or found in a log",
      .rfc9068("2.2")),
    NoteLine(
      "client_id",
      "the app that got the token; a resource server may allow one app less than another",
      .rfc9068("2.2")),
    NoteLine(
      "scope",
      "what the token allows; the resource server compares it with what the request wants",
      .rfc9068("2.2.3")),
  ]
}
