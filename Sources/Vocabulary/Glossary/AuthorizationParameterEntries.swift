extension Glossary {
  static let authorizationParameters: [GlossaryEntry] = requestEntries + responseEntries

  private static let requestEntries = [
    GlossaryEntry(
      "response_type", .parameter,
      "what the app wants to get through the redirect; 'code' is the value for every new app",
      sender: "the app, in the authorization request",
      without: "the server does not know what to answer, and says invalid_request",
      .rfc6749("3.1.1"), .rfc9700("2.1.2")),
    GlossaryEntry(
      "client_id", .parameter,
      "the name under which the app is registered; not a secret, and in an access token a claim",
      sender: "the app, in the authorization request and in each token request",
      without: "the server cannot tell for whom a code is, so another client could redeem it",
      .rfc6749("2.2"), .rfc6749("3.2.1"), .rfc9068("2.2")),
    GlossaryEntry(
      "redirect_uri", .parameter,
      "where the answer goes; the token request repeats it, and the server compares",
      sender: "the app, in the authorization request and in the token request",
      without: "an attacker who may choose where the answer goes lets it come to himself",
      .rfc6749("3.1.2"), .rfc9700("4.1.3"), .rfc6749("4.1.3")),
    GlossaryEntry(
      "scope", .parameter,
      "what the app wants to be allowed, or what it was allowed: words with spaces in between",
      sender:
        "the app when it asks, the server when it grants; it is also a claim of the access token",
      without: "the server falls back on a default, or refuses with invalid_scope",
      .rfc6749("3.3"), .rfc9068("2.2.3")),
    GlossaryEntry(
      "state", .parameter,
      "a random value that comes back with the answer, and ties it to the request of this app",
      sender: "the app in the request, the server in the answer",
      without: "a link on any page can make the app finish a sign-in that somebody else began",
      .rfc6749("4.1.1"), .rfc6749("10.12"), .rfc8252("8.9")),
    GlossaryEntry(
      "nonce", .parameter,
      "a random value that comes back inside the ID token, and ties that token to this sign-in",
      sender: "the app in the request, the server as a claim of the ID token",
      without: "a stolen ID token of an earlier sign-in passes for a new one",
      .oidcCore("3.1.2.1"), .oidcCore("3.1.3.7")),
    GlossaryEntry(
      "code_challenge", .parameter,
      "the digest of the verifier, shown at the start; the server keeps it with the code",
      sender: "the app, in the authorization request",
      without: "a code that was intercepted is worth tokens to whoever has it",
      .rfc7636("4.2"), .rfc7636("4.3"), .rfc7636("4.4.1")),
    GlossaryEntry(
      "code_challenge_method", .parameter,
      "how the challenge was derived from the verifier: 'S256', or 'plain' for not at all",
      sender: "the app, in the authorization request",
      without: "it means 'plain': the request then carries the verifier itself",
      .rfc7636("4.3"), .rfc7636("7.2")),
  ]

  private static let responseEntries = [
    GlossaryEntry(
      "code", .parameter,
      "the authorization code: a short-lived ticket that is traded for tokens, once",
      sender: "the server in the redirect, the app in the token request",
      without: "tokens would have to travel through the browser, where they leak",
      .rfc6749("4.1.2"), .rfc6749("10.5")),
    GlossaryEntry(
      "iss", .parameter,
      "the issuer: who answers, as a parameter of the redirect; who signed, as a claim of a token",
      sender: "the authorization server",
      without: "an app that knows two servers can be led to send the code of one to the other",
      .rfc9207("2"), .rfc9207("2.4"), .rfc7519("4.1.1")),
    GlossaryEntry(
      "error", .parameter,
      "why there is a refusal, in one word that programs can compare",
      sender: "the server that refuses: in the redirect, in a JSON body or in 'WWW-Authenticate'",
      without: "the app cannot tell whether to ask the user again, to refresh, or to give up",
      .rfc6749("4.1.2.1"), .rfc6749("5.2"), .rfc6750("3.1")),
    GlossaryEntry(
      "error_description", .parameter,
      "the refusal in a sentence for the developer; in a redirect anyone can forge it",
      sender: "the server that refuses",
      .rfc6749("4.1.2.1"), .rfc6749("5.2"), .rfc6750("3")),
    GlossaryEntry(
      "error_uri", .parameter,
      "the address of a page about the refusal, for the developer",
      sender: "the server that refuses",
      .rfc6749("4.1.2.1"), .rfc6749("5.2"), .rfc6750("3")),
  ]
}
