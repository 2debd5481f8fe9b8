extension ClauseTables {
  /// PKCE.
  ///
  /// Read in the document.
  static let proofKey: [Clause] = [
    Clause(
      .rfc7636("4.1"), nil, .client,
      "a verifier has 43 to 128 unreserved characters",
      about: ["code-verifier-format", "verifier-format"]),
    Clause(
      .rfc7636("4.1"), nil, .client,
      "every authorization request has a verifier of its own",
      about: ["verifier-fresh"]),
    Clause(
      .rfc7636("4.1"), .should, .client,
      "makes a verifier that nobody can guess",
      notExercised: "how random a value is does not show in one of it"),
    Clause(
      .rfc7636("4.1"), .recommended, .client,
      "makes the verifier of 32 random bytes",
      notExercised: "how random a value is does not show in one of it"),
    Clause(
      .rfc7636("4.2"), .must, .client,
      "uses S256 if it can"),
    Clause(
      .rfc7636("4.2"), nil, .client,
      "the challenge is the digest of the verifier in base64url"),
    Clause(
      .rfc7636("4.3"), .must, .client,
      "sends the challenge",
      saidIn: [.rfc9700("2.1.1")]),
    Clause(
      .rfc7636("4.4"), .must, .authorizationServer,
      "keeps the challenge and its method with the code",
      notExercised: .inside),
    Clause(
      .rfc7636("4.4"), .mustNot, .authorizationServer,
      "shows nobody the challenge in a code",
      notExercised: "no code here has anything in it"),
    Clause(
      .rfc7636("4.4.1"), .must, .authorizationServer,
      "answers 'invalid_request' where it needs a challenge and none came",
      saidIn: [.rfc8252("8.1")]),
    Clause(
      .rfc7636("4.4.1"), .must, .authorizationServer,
      "answers 'invalid_request' to a method that it does not support",
      about: ["challenge-method-s256"]),
    Clause(
      .rfc7636("4.4.1"), .should, .authorizationServer,
      "says what was wrong",
      notExercised: .people),
    Clause(
      .rfc7636("4.5"), .must, .client,
      "sends the verifier when it redeems the code",
      about: ["code-verifier-present"]),
    Clause(
      .rfc7636("4.5"), .must, .authorizationServer,
      "uses the method that belongs to the code",
      notExercised: "a test of the endpoint holds it: no other method is taken there"),
    Clause(
      .rfc7636("4.6"), .must, .authorizationServer,
      "answers 'invalid_grant' where verifier and challenge do not fit"),
    Clause(
      .rfc7636("5"), .should, .client,
      "sends its challenge to every server, whether it knows PKCE or not",
      saidIn: [.rfc9700("2.1.1")]),
    Clause(
      .rfc7636("7.1"), nil, .client,
      "no other app knows the verifier, or guesses it"),
    Clause(
      .rfc7636("7.1"), .should, .client,
      "makes a verifier of 256 bits"),
    Clause(
      .rfc7636("7.2"), .mustNot, .client,
      "does not turn to 'plain' after S256 was refused",
      notExercised: "the app here knows S256 alone; a second try would be a second request"),
    Clause(
      .rfc7636("7.2"), .shouldNot, .client,
      "does not use 'plain'",
      saidIn: [.rfc7636("4.2")]),
  ]
}
