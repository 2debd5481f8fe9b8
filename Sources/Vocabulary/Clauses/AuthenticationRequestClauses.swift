extension ClauseTables {
  /// Authorization request and answer of a sign-in: §3.1.2.
  ///
  /// Read in the document.
  static let authenticationRequests: [Clause] = [
    Clause(
      .oidcCore("3.1.2"), .must, .both,
      "uses TLS at the authorization endpoint",
      saidIn: [.rfc6749("3.1")]),
    Clause(
      .oidcCore("3.1.2.1"), .must, .authorizationServer,
      "supports GET and POST",
      notExercised: "tests of the endpoint hold it; every run uses GET"),
    Clause(
      .oidcCore("3.1.2.1"), .must, .client,
      "asks for the scope 'openid'",
      notExercised: "without it no ID token is asked for, which is no fault"),
    Clause(
      .oidcCore("3.1.2.1"), .should, .authorizationServer,
      "ignores scopes that it does not know",
      notExercised: "a test of the endpoint holds it; messages do not show what a server knows"),
    Clause(
      .oidcCore("3.1.2.1"), .must, .client,
      "sends 'response_type' and 'client_id'",
      saidIn: [.rfc6749("4.1.1")]),
    Clause(
      .oidcCore("3.1.2.1"), .must, .client,
      "sends its redirect URI, exactly as registered",
      saidIn: [.rfc9700("4.1.3")]),
    Clause(
      .oidcCore("3.1.2.1"), .recommended, .client,
      "sends 'state'",
      saidIn: [.rfc9700("2.1")]),
    Clause(
      .oidcCore("3.1.2.1"), .must, .client,
      "makes a nonce that nobody can guess",
      about: ["raw-nonce-format", "nonce-unguessable"]),
    Clause(
      .oidcCore("3.1.2.1"), .mustNot, .authorizationServer,
      "shows no page where the request says so"),
    Clause(
      .oidcCore("3.1.2.1"), nil, .client,
      "the nonce ties the ID token to the app's session",
      about: ["nonce-present"]),
    Clause(
      .oidcCore("3.1.2.1"), .must, .authorizationServer,
      "has 'auth_time' in the ID token where 'max_age' was asked for",
      notExercised: "no app here asks for it"),
    Clause(
      .oidcCore("3.1.2.2"), .must, .authorizationServer,
      "validates all parameters, and answers with an error",
      saidIn: [.rfc6749("4.1.1")]),
    Clause(
      .oidcCore("3.1.2.2"), .mustNot, .authorizationServer,
      "answers for no user but the one whom the request hints at",
      reading: .notRead),
    Clause(
      .oidcCore("3.1.2.3"), .must, .authorizationServer,
      "finds out who the user is",
      notExercised: "the login page is always played, and no run leaves it out"),
    Clause(
      .oidcCore("3.1.2.3"), .must, .authorizationServer,
      "protects its pages against forged requests and frames",
      saidIn: [.rfc6749("10.12"), .rfc9700("4.16")]),
    Clause(
      .oidcCore("3.1.2.4"), .must, .authorizationServer,
      "asks the user before it tells the client anything",
      notExercised: "the login page is always played, and no run leaves it out"),
    Clause(
      .oidcCore("3.1.2.5"), .must, .authorizationServer,
      "answers in the query of the redirect URI",
      saidIn: [.rfc6749("4.1.2")]),
    Clause(
      .oidcCore("3.1.2.6"), .mustNot, .authorizationServer,
      "sends nobody to a wrong redirect URI",
      saidIn: [.rfc9700("4.1.3")]),
    Clause(
      .oidcCore("3.1.2.7"), .must, .client,
      "validates the answer as RFC 6749 says"),
  ]
}
