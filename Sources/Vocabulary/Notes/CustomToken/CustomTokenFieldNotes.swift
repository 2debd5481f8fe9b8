extension ParameterNotes {
  static let customTokenFields: [ParameterNote] =
    serviceRequestFields + dialogFields
    + .table(
      .createUserResponse, .logInResponse, .socialLoginResponse, .providerTokenResponse,
      .insertResponse, .tableResponse, at: .header, everyResponse)

  private static let serviceRequestFields: [ParameterNote] =
    .table(
      .createUserRequest, .logInRequest, .socialLoginRequest, .insertRequest, .tableRequest,
      at: .header,
      everyRequest + [
        NoteLine(
          "X-ZUMO-APPLICATION",
          "says which app calls; it ships with every copy, so it is no secret and proves nothing",
          .rfc8252("8.5"))
      ])
    + .table(
      .insertRequest, .tableRequest, at: .header,
      [
        NoteLine(
          "X-ZUMO-AUTH",
          "where the service's token belongs, raw: no 'Bearer' before it, unlike in 'Authorization'",
          .mobileServicesREST)
      ])
    + .table(
      .createUserRequest, .logInRequest, .socialLoginRequest, .insertRequest, at: .header,
      [
        NoteLine(
          "Content-Type", "says that the body is JSON, which Mobile Services expects throughout",
          .mobileServicesREST)
      ])
    + .table(.providerTokenRequest, at: .header, everyRequest)

  private static let dialogFields: [ParameterNote] =
    .table(.dialogRequest, at: .header, everyRequest + browserFields)
    + .table(
      .dialogResponse, at: .header,
      [
        NoteLine(
          "Location",
          "where the browser goes next: the app's scheme, with the token after the '#'",
          .rfc6749("4.2.2")),
        NoteLine(
          "Cache-Control",
          "'no-store' keeps the URL and the token in it out of caches, where it could be found",
          .rfc9111("5.2.2.5")),
        NoteLine(
          "Content-Type", "how to read the body: here a page that says why there is no token",
          .rfc9110("8.3")),
      ])

  private static let browserFields = [
    NoteLine(
      "User-Agent",
      "which browser this is; a server may refuse web views by it, but it is easily faked",
      .rfc8252("8.12")),
    NoteLine(
      "Cookie",
      "the browser's session with Facebook; the app can neither read it nor set it",
      .rfc6265("4.2")),
  ]

  private static let everyResponse = [
    NoteLine(
      "Content-Type",
      "how to read the body; a client that parses whatever comes takes an error page for an answer",
      .rfc9110("8.3")),
    NoteLine(
      "Cache-Control",
      "'no-store' keeps tokens and a user's own data out of caches, where a copy would live on",
      .rfc9111("5.2.2.5")),
  ]
}
