extension ParameterNotes {
  static let login: [ParameterNote] =
    .table(
      .loginPrompt, at: .handoff,
      [
        NoteLine(
          "address",
          "what the browser shows above the page; only here can the user see who really asks",
          .rfc8252("8.12")),
        NoteLine(
          "page",
          "who asks for what, in the server's words; the app's name cannot be proven, so the user decides",
          .rfc8252("8.6")),
      ])
    + .table(.credentials, at: .handoff, typed)
    + .table(
      .loginSubmit, at: .form,
      typed + [
        NoteLine(
          .csrfToken,
          "ties the form to the page that this browser was sent; another site cannot read it",
          .rfc6749("10.12"))
      ])

  private static let typed = [
    NoteLine(
      .username,
      "who the user claims to be; how the server checks that is outside OAuth and its own affair",
      .rfc6749("3.1")),
    NoteLine(
      .password,
      "typed into the system browser for the server alone; in a web view the app could read it",
      .rfc8252("8.12")),
    NoteLine(
      .decision,
      "the user's yes or no; no app can prove its name, so the server asks before it issues a code",
      .rfc8252("8.6")),
  ]
}
