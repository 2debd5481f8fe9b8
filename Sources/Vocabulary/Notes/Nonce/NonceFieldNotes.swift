extension ParameterNotes {
  /// The header fields of the flow with Apple and Firebase.
  static let nonceFields: [ParameterNote] =
    .table(
      .appleAuthorizationRequest, .firebaseSignInRequest, .appleKeysRequest, .firebaseKeysRequest,
      .firebaseRefreshRequest, at: .header, everyRequest)
    + .table(
      .appleAuthorizationRequest, .firebaseRefreshRequest, at: .header,
      [
        NoteLine(
          "Content-Type", "says that the body is a form: names and values, percent-encoded",
          .rfc9110("8.3"))
      ])
    + .table(
      .firebaseSignInRequest, at: .header,
      [
        NoteLine(
          "Content-Type",
          "says that the body is JSON; the form that Apple's token is in stands inside",
          .rfc9110("8.3"))
      ])
    + .table(
      .firebaseSignInRequest, .firebaseRefreshRequest, at: .header,
      [
        NoteLine(
          "X-Ios-Bundle-Identifier",
          "which app asks; an API key can be limited to it, but anybody can write it",
          .firebaseAuth)
      ])
    + .table(
      .appleAuthorizationResponse, .firebaseSignInResponse, .appleKeysResponse,
      .firebaseKeysResponse, .firebaseRefreshResponse, at: .header,
      [
        contentType,
        NoteLine(
          "Cache-Control",
          "how long the answer may be kept: keys for a while; tokens say 'no-store' and are not kept",
          .rfc9111("5.2")),
      ])
}
