extension ParameterNotes {
  static let authorizationResponse: [ParameterNote] =
    .table(
      .authorizationResponse, at: .locationQuery,
      [
        NoteLine(
          .code,
          "to be redeemed once, within minutes, with the verifier; so it may travel in a redirect",
          .rfc6749("4.1.2"))
      ] + answer)
    + .table(
      .redirect, .callback, at: .query,
      [
        NoteLine(
          .code,
          "whichever app gets this URL can read it; the verifier check makes it useless there",
          .rfc8252("8.1"))
      ] + answer)

  private static let answer = [
    NoteLine(
      .state,
      "the request's state on its way back; the app drops the answer when it does not know it",
      .rfc6749("4.1.2")),
    NoteLine(
      .issuer,
      "who answers; the app compares it with the server it chose, so no second server can slip in",
      .rfc9207("2.4")),
    NoteLine(
      .error,
      "why there is no code, in one word for programs; 'error_description' is for people",
      .rfc6749("4.1.2.1")),
    NoteLine(
      .errorDescription,
      "more about the error, for the developer; anyone can forge it, so do not show it to users",
      .rfc6749("4.1.2.1")),
    NoteLine(
      .errorURI,
      "a page about the error, for the developer; anyone can forge it, so do not open it unasked",
      .rfc6749("4.1.2.1")),
  ]

  static let stateCheck: [ParameterNote] = .table(
    .stateCheck, at: .value,
    [
      NoteLine(
        .state,
        "has to equal the one kept for the pending request; any other answer was not asked for",
        .rfc8252("8.9")),
      NoteLine(
        .issuer,
        "has to equal the issuer of the metadata exactly; else a second server is mixed in",
        .rfc9207("2.4")),
    ])
}
