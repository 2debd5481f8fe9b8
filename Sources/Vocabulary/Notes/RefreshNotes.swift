extension ParameterNotes {
  static let refresh: [ParameterNote] = .table(
    .refreshRequest, at: .form,
    [
      NoteLine(
        .grantType,
        "says that a refresh token is offered; the server picks its rules by this word",
        .rfc6749("6")),
      NoteLine(
        .refreshToken,
        "worth one use: a second one shows that it was copied, and the server revokes the family",
        .rfc9700("4.14.2")),
      NoteLine(
        .clientID,
        "names the app; the server gives new tokens only to the client that got the old ones",
        .rfc6749("10.4")),
      NoteLine(
        .scope,
        "may ask for less than was granted, never for more; left out it means the same as before",
        .rfc6749("6")),
      clientSecret,
    ])
}
