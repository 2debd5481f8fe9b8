extension ParameterNotes {
  static let customToken: [ParameterNote] =
    mobileServiceToken + customTokenBodies + customTokenFields + customTokenCalculations

  private static let mobileServiceToken: [ParameterNote] =
    .table(
      .createUserResponse, .logInResponse, .socialLoginResponse, .storeSession, .insertRequest,
      .tableRequest, .extracted, .forgeToken, .mintToken, .tokenVerification,
      at: .claim(.mobileServiceToken), claims)
    + .table(
      .createUserResponse, .logInResponse, .socialLoginResponse, .storeSession, .insertRequest,
      .tableRequest, .extracted, .forgeToken, .mintToken, .tokenVerification,
      at: .joseHeader(.mobileServiceToken), header)

  private static let header = [
    NoteLine(
      "alg",
      "should be HS256, an HMAC: one key signs and verifies, so whoever can check can also forge",
      .rfc7518("3.2")),
    NoteLine(
      "typ", "says that this is a JWT; it does not say which kind, so other claims have to",
      .rfc8725("3.11")),
    NoteLine(
      "kid",
      "which key: the text \"0\" since version 2; older scripts write the number 0, which is no text",
      .mobileServicesVersion2),
  ]

  private static let claims = [
    NoteLine(
      "exp",
      "when the token ends, in whole seconds since 1970; a JavaScript time is in milliseconds",
      .rfc7519("4.1.4")),
    NoteLine(
      "iss",
      "a fixed text that marks a token of Mobile Services; another kind of token names another",
      .rfc8725("3.8")),
    NoteLine(
      "ver",
      "the form of the token, a number; since March 2014 it is 2, and 'kid' a text",
      .mobileServicesVersion2),
    NoteLine(
      "aud",
      "how the user signed in; a service that takes any value takes other services' tokens too",
      .rfc8725("3.9")),
    NoteLine(
      "uid",
      "the user, as 'Provider:id'; without the prefix nothing says which kind of user it names",
      .mobileServicesToken),
  ]
}
