extension ParameterNotes {
  static let resource: [ParameterNote] =
    .table(
      .resourceRequest, at: .header,
      [
        NoteLine(
          "Authorization",
          "carries the access token; whoever reads it can use it, so it is here and not in a URL",
          .rfc6750("2.1"))
      ])
    + .table(
      .resourceRequest, at: .query,
      [
        NoteLine(
          .accessToken,
          "a token in a URL ends up in logs and histories, so the API does not look for it here",
          .rfc9700("4.3.2"))
      ])
    + .table(
      .resourceResponse, at: .header,
      [
        NoteLine(
          "Retry-After",
          "how many seconds to wait before the next try: the API cannot judge any token now",
          .rfc9110("10.2.3"))
      ])
    + .table(
      .resourceResponse, at: .json,
      [
        NoteLine(
          "owner",
          "whose photos these are: the 'sub' of the access token, not a name that the app sent",
          .rfc9068("2.2")),
        NoteLine(
          "photos",
          "the data that the flow was for; the server picks it by the token's 'sub' and 'scope'",
          .rfc6749("7")),
      ])
    + .table(
      .resourceResponse, at: .challenge,
      [
        NoteLine(
          "realm",
          "the part of the server that one set of credentials opens; it is a label for people",
          .rfc9110("11.5")),
        NoteLine(
          .scope,
          "what a token would need to be allowed this; the app may ask the user for it",
          .rfc6750("3")),
        NoteLine(
          .error,
          "why the token was not enough; it is absent when the request brought no token at all",
          .rfc6750("3.1")),
        NoteLine(
          .errorDescription,
          "more about the error, for the developer; it is not a text to show to users",
          .rfc6750("3")),
        NoteLine(
          .errorURI,
          "a page about the error, for the developer; the app has no reason to open it",
          .rfc6750("3")),
      ])
}
