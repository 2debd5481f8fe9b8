extension ClauseTables {
  /// What OAuth needs to be safe today, in short: §2.
  ///
  /// Read in the last draft.
  static let bestPractices: [Clause] = [
    Clause(
      .rfc9700("2.1"), .must, .authorizationServer,
      "compares redirect URIs exactly",
      saidIn: [.rfc9700("4.1.3")],
      reading: .secondHand),
    Clause(
      .rfc9700("2.1"), .mustNot, .both,
      "leads nobody to a URL that a parameter names",
      reading: .secondHand,
      notExercised: "no page here leads anywhere else"),
    Clause(
      .rfc9700("2.1"), .must, .client,
      "prevents forged answers",
      about: ["callback-state-matches"],
      reading: .secondHand),
    Clause(
      .rfc9700("2.1"), .may, .client,
      "relies on PKCE or on the nonce for that",
      reading: .secondHand,
      notExercised: "a freedom: the check of 'state' is silent then"),
    Clause(
      .rfc9700("2.1"), .must, .client,
      "has a defence against mix-up where it knows several servers",
      saidIn: [.rfc9207("2.4")],
      reading: .secondHand),
    Clause(
      .rfc9700("2.1"), .should, .client,
      "uses 'iss' against mix-up",
      saidIn: [.rfc9207("2.4")],
      reading: .secondHand),
    Clause(
      .rfc9700("2.1"), .must, .authorizationServer,
      "passes no password on when it redirects",
      saidIn: [.rfc9700("4.12")],
      reading: .secondHand),
    Clause(
      .rfc9700("2.1.1"), .must, .client,
      "uses PKCE",
      about: ["code-challenge-present"],
      reading: .secondHand),
    Clause(
      .rfc9700("2.1.1"), .must, .client,
      "has a challenge and a nonce for each request",
      about: ["code-verifier-fresh"],
      reading: .secondHand),
    Clause(
      .rfc9700("2.1.1"), .must, .client,
      "ties challenge and nonce to the browser in which it began",
      reading: .secondHand,
      notExercised: .inside),
    Clause(
      .rfc9700("2.1.1"), .should, .client,
      "uses a method that does not show the verifier",
      saidIn: [.rfc7636("4.2")],
      reading: .secondHand),
    Clause(
      .rfc9700("2.1.1"), .must, .authorizationServer,
      "supports PKCE",
      saidIn: [.rfc8252("8.1")],
      reading: .secondHand),
    Clause(
      .rfc9700("2.1.1"), .must, .authorizationServer,
      "insists on the verifier where a challenge came",
      about: ["verifier-required"],
      reading: .secondHand),
    Clause(
      .rfc9700("2.1.1"), .must, .authorizationServer,
      "takes a verifier only where a challenge came",
      saidIn: [.rfc9700("4.8.2")],
      reading: .secondHand),
    Clause(
      .rfc9700("2.1.1"), .must, .authorizationServer,
      "lets clients find out that it supports PKCE",
      saidIn: [.rfc9700("2.1.1")],
      reading: .secondHand),
    Clause(
      .rfc9700("2.1.1"), .recommended, .authorizationServer,
      "lists its methods in the metadata",
      about: ["metadata-offers-s256"],
      reading: .secondHand),
    Clause(
      .rfc9700("2.1.2"), .shouldNot, .client,
      "does not use the flow without a code",
      reading: .secondHand),
    Clause(
      .rfc9700("2.2.1"), .should, .authorizationServer,
      "ties access tokens to a key of the client",
      reading: .secondHand,
      notExercised: .notPlayed),
    Clause(
      .rfc9700("2.2.2"), .must, .authorizationServer,
      "ties refresh tokens of apps to a key, or changes them with each use",
      reading: .secondHand),
    Clause(
      .rfc9700("2.3"), .should, .authorizationServer,
      "gives tokens as few rights as will do",
      reading: .secondHand,
      notExercised: .people),
    Clause(
      .rfc9700("2.3"), .should, .authorizationServer,
      "gives tokens that are for one API",
      saidIn: [.rfc9068("4")],
      reading: .secondHand),
    Clause(
      .rfc9700("2.3"), .must, .resourceServer,
      "refuses a token that is not for it",
      saidIn: [.rfc9068("4")],
      reading: .secondHand),
    Clause(
      .rfc9700("2.4"), .mustNot, .client,
      "does not take the user's password to trade it for tokens",
      reading: .secondHand,
      notExercised: .notPlayed),
    Clause(
      .rfc9700("2.6"), .recommended, .both,
      "uses metadata",
      reading: .secondHand,
      notExercised: "every run of 'pkce' does; an app that knows its server is no fault"),
    Clause(
      .rfc9700("2.6"), .shouldNot, .authorizationServer,
      "lets no client choose a name that could be a user's",
      reading: .secondHand,
      notExercised: .registration),
    Clause(
      .rfc9700("2.6"), .mustNot, .both,
      "sends no answer without encryption",
      saidIn: [.rfc9700("2.6")],
      reading: .secondHand),
    Clause(
      .rfc9700("2.6"), .mustNot, .authorizationServer,
      "lets no app have an http redirect URI that leads off the device",
      about: ["redirect-uri-http", "http-loopback-only"],
      reading: .secondHand),
  ]
}
