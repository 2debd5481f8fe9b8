extension Glossary {
  static let tokenParameters: [GlossaryEntry] = [
    GlossaryEntry(
      "grant_type", .parameter,
      "what the app offers in exchange for tokens: a code, or a refresh token",
      sender: "the app, in each token request",
      without: "the server cannot tell what is offered, and says invalid_request",
      .rfc6749("4.1.3"), .rfc6749("6")),
    GlossaryEntry(
      "code_verifier", .parameter,
      "43 to 128 random characters that the app keeps until it redeems the code",
      sender: "the app, in the token request and never before",
      without: "nothing tells the app that began the sign-in from one that stole the code",
      .rfc7636("4.1"), .rfc7636("4.5"), .rfc7636("4.6")),
    GlossaryEntry(
      "client_secret", .parameter,
      "the password of a client that runs on a server; an app that ships one has told everybody",
      sender: "a confidential client, in the token request",
      .rfc6749("2.3.1"), .rfc8252("8.5")),
    GlossaryEntry(
      "access_token", .parameter,
      "what opens the API for a while; the app treats it as a text that it cannot read",
      sender: "the authorization server to the app, the app to the resource server",
      without: "the API refuses with status 401",
      .rfc6749("1.4"), .rfc6749("5.1"), .rfc9068("6")),
    GlossaryEntry(
      "token_type", .parameter,
      "how the access token is to be used; upper and lower case do not matter in its value",
      sender: "the authorization server, in the token response",
      without: "the app must not use a token whose type it does not know",
      .rfc6749("7.1"), .rfc6749("5.1")),
    GlossaryEntry(
      "expires_in", .parameter,
      "how many seconds the access token lives, counted from the response",
      sender: "the authorization server, in the token response",
      without: "the app finds out when the API refuses the token",
      .rfc6749("5.1")),
    GlossaryEntry(
      "refresh_token", .parameter,
      "what gets new access tokens without the user; also the name of the grant type that uses it",
      sender: "the authorization server to the app, the app back to it, and to nobody else",
      without: "the user has to sign in again when the access token has expired",
      .rfc6749("1.5"), .rfc6749("6"), .rfc9700("4.14.2")),
    GlossaryEntry(
      "id_token", .parameter,
      "a JWT that tells the app who signed in, where, when, and for which app",
      sender: "the authorization server, in the token response",
      without: "the app may use the API, but does not know who the user is",
      .oidcCore("2"), .oidcCore("3.1.3.3")),
    GlossaryEntry(
      "photos", .parameter,
      "the user's photos in the answer of the API; the name is this API's own",
      sender: "the resource server",
      .rfc6749("7")),
    GlossaryEntry(
      "realm", .parameter,
      "a label for the part of a server that one set of credentials opens",
      sender: "the resource server, in 'WWW-Authenticate'",
      .rfc9110("11.5"), .rfc6750("3")),
  ]
}
