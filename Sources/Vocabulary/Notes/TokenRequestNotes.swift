extension ParameterNotes {
  static let tokenRequest: [ParameterNote] =
    .table(.tokenRequest, at: .form, parameters)
    // The same as members of JSON, which is a mistake that the server refuses.
    + .table(.tokenRequest, at: .json, parameters)
    + .table(.tokenRequest, .refreshRequest, at: .header, [authorization])

  private static let parameters = [
    NoteLine(
      .grantType,
      "says what is offered in exchange for tokens; the server picks its rules by this word",
      .rfc6749("4.1.3")),
    NoteLine(
      .code,
      "the code from the callback; taken once, a second use revokes what it bought",
      .rfc6749("4.1.2")),
    NoteLine(
      .redirectURI,
      "leads nowhere this time: it is compared with the one in the authorization request",
      .rfc6749("4.1.3")),
    NoteLine(
      .clientID,
      "in the body, no Basic header: an app can say who it is, but not prove it",
      .rfc6749("3.2.1")),
    NoteLine(
      .codeVerifier,
      "the secret behind the challenge; the server derives the challenge from it and compares",
      .rfc7636("4.6")),
    clientSecret,
  ]

  static let clientSecret = NoteLine(
    .clientSecret,
    "proves nothing from an app: whoever unpacks one copy of it has the secret of all copies",
    .rfc8252("8.5"))

  private static let authorization = NoteLine(
    "Authorization",
    "a Basic header would carry a client secret, and an app that anyone can unpack keeps none",
    .rfc8252("8.5"))
}
