extension ParameterNotes {
  static let requestFields: [ParameterNote] =
    .table(
      .metadataRequest, .keysRequest, .tokenRequest, .refreshRequest, .resourceRequest, at: .header,
      everyRequest + [
        NoteLine(
          "User-Agent",
          "which program sends this; it is easily faked, so a server may log it but not trust it",
          .rfc9110("10.1.5"))
      ])
    + .table(
      .authorizationRequest, .loginSubmit, .redirectRequest, at: .header,
      everyRequest + [
        NoteLine(
          "User-Agent",
          "which browser this is; a server may refuse web views by it, but it is easily faked",
          .rfc8252("8.12")),
        NoteLine(
          "Cookie",
          "the browser's session with this server; outside of a web view no app can read it or set it",
          .rfc6265("4.2")),
      ])
    + .table(
      .tokenRequest, .refreshRequest, at: .header,
      [
        NoteLine(
          "Content-Type",
          "has to say that this is a form; JSON is a common mistake, which the server refuses",
          .rfc6749("4.1.3")),
        contentLength,
      ])
    + .table(
      .loginSubmit, at: .header,
      [
        NoteLine(
          "Content-Type",
          "says that the body is a form, as the browser sends it when the user presses the button",
          .rfc9110("8.3")),
        contentLength,
      ])

  static let contentLength = NoteLine(
    "Content-Length",
    "how many bytes of body follow; when fewer arrive, the message was cut off on its way",
    .rfc9110("8.6"))

  static let everyRequest = [
    NoteLine(
      "Host",
      "which server is meant; one machine can serve many names, and each has rules of its own",
      .rfc9110("7.2")),
    NoteLine(
      "Accept",
      "which kinds of content the sender can use; the server picks one or answers in its own way",
      .rfc9110("12.5.1")),
  ]
}
