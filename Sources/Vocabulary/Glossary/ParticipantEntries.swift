extension Glossary {
  static let participants: [GlossaryEntry] = [
    GlossaryEntry(
      "user", .participant,
      "the person who owns the photos, signs in at the server, and decides what the app may do",
      sender: "types a password into the system browser, and nowhere else",
      without: "nobody could consent, and an app would take what it wants",
      .rfc6749("1.1")),
    GlossaryEntry(
      "app", .participant,
      "the native app that wants the user's photos: in the words of OAuth, a public client",
      sender: "holds verifier, state and nonce, later the tokens; never the password",
      .rfc6749("1.1"), .rfc8252("8.4")),
    GlossaryEntry(
      "device", .participant,
      "the operating system: it opens URLs in the browser and hands redirects to an app",
      sender: "sees every URL that it passes on",
      .rfc8252("7.1")),
    GlossaryEntry(
      "browser", .participant,
      "the system browser, with cookies and an address bar of its own that no app can touch",
      sender: "holds the session with the server",
      without: "the app would show the login in a view of its own, and could read what is typed",
      .rfc8252("8.12")),
    GlossaryEntry(
      "attacker", .participant,
      "whoever wants what is not theirs; each attack says what they can do, and they can do no more",
      sender: "holds what was sent to them, what they read on its way, and what they make up",
      .rfc9700("3")),
    GlossaryEntry(
      "authorization-server", .participant,
      "the server that knows the user, asks for consent, and issues codes and tokens",
      sender: "holds the private signing key and a record of each code and refresh token",
      .rfc6749("1.1")),
    GlossaryEntry(
      "resource-server", .participant,
      "the API that keeps the photos and gives them to whoever brings a fitting access token",
      sender: "holds the authorization server's public keys",
      .rfc6749("1.1"), .rfc9068("4")),
  ]
}
