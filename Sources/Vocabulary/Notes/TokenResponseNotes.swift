extension ParameterNotes {
  static let tokenResponse: [ParameterNote] =
    .table(.tokenResponse, .refreshResponse, at: .json, tokens + tokenErrors)
    + .table(
      .tokenResponse, at: .json,
      [
        NoteLine(
          .refreshToken,
          "gets new access tokens without the user; it goes to the token endpoint, never to an API",
          .rfc6749("1.5"))
      ])
    + .table(
      .refreshResponse, at: .json,
      [
        NoteLine(
          .refreshToken,
          "takes the place of the one just used; if that is seen again, somebody has copied it",
          .rfc9700("4.14.2"))
      ])

  private static let tokens = [
    NoteLine(
      .accessToken,
      "the key to the API; the app passes it on unread, only the resource server looks inside",
      .rfc6749("1.4")),
    NoteLine(
      .tokenType,
      "how to use the access token; 'Bearer' means that holding it is enough, for a thief as well",
      .rfc6749("7.1")),
    NoteLine(
      .expiresIn,
      "the access token's life in seconds; the app plans by it, as it cannot read the token",
      .rfc6749("5.1")),
    NoteLine(
      .scope,
      "what was granted; it may be less than the app asked for, so the app has to look",
      .rfc6749("3.3")),
    NoteLine(
      .idToken,
      "tells the app who signed in; it is meant for the app alone and opens no API",
      .oidcCore("3.1.3.3")),
  ]

  private static let tokenErrors = [
    NoteLine(
      .error,
      "why no token was issued; 'invalid_grant' means a bad code, verifier or refresh token",
      .rfc6749("5.2")),
    NoteLine(
      .errorDescription,
      "more about the error, for the developer; programs must decide by 'error' alone",
      .rfc6749("5.2")),
    NoteLine(
      .errorURI,
      "a page about the error, for the developer; the app has no reason to open it",
      .rfc6749("5.2")),
  ]
}
