extension Glossary {
  static let loginParameters: [GlossaryEntry] = [
    GlossaryEntry(
      "username", .parameter,
      "the name under which the user signs in; the field belongs to the server, not to OAuth",
      sender: "the browser, in the login form",
      .rfc6749("3.1")),
    GlossaryEntry(
      "password", .parameter,
      "the user's password, which goes to the server that knows it and to nobody else",
      sender: "the user to the browser, the browser to the server",
      .rfc8252("8.12"), .rfc6749("1")),
    GlossaryEntry(
      "csrf_token", .parameter,
      "a random value in the login form that another site cannot know",
      sender: "the server in the page, the browser in the form",
      without: "another site could submit the form in the user's name",
      .rfc6749("10.12")),
    GlossaryEntry(
      "decision", .parameter,
      "whether the user approves or denies what the app asks for",
      sender: "the browser, in the login form",
      without: "the server would issue a code without asking",
      .rfc8252("8.6")),
  ]
}
