extension ClauseTables {
  /// How an access token is sent, and refused.
  ///
  /// Read in a translation.
  static let bearerTokens: [Clause] = [
    Clause(
      .rfc6750("2"), .mustNot, .client,
      "sends the token in one way only",
      reading: .secondHand),
    Clause(
      .rfc6750("2.1"), nil, .client,
      "the word 'Bearer', a blank and the token stand in 'Authorization'",
      reading: .secondHand),
    Clause(
      .rfc6750("2.1"), .should, .client,
      "sends the token in 'Authorization'",
      saidIn: [.rfc6750("2.2"), .rfc9700("4.3.2")],
      reading: .secondHand),
    Clause(
      .rfc6750("2.1"), .must, .resourceServer,
      "takes the token from 'Authorization'",
      reading: .secondHand,
      notExercised: "every run uses it; none has an API that does not"),
    Clause(
      .rfc6750("2.2"), .shouldNot, .client,
      "does not send the token in a form",
      reading: .secondHand),
    Clause(
      .rfc6750("2.3"), .shouldNot, .client,
      "does not send the token in a URL",
      reading: .secondHand),
    Clause(
      .rfc6750("3"), .must, .resourceServer,
      "asks by 'WWW-Authenticate' for a token where none came, or no good one",
      about: ["bearer-challenge"],
      reading: .secondHand),
    Clause(
      .rfc6750("3"), .must, .resourceServer,
      "puts at least one parameter behind 'Bearer'",
      about: ["bearer-challenge"],
      reading: .secondHand),
    Clause(
      .rfc6750("3"), .mustNot, .resourceServer,
      "names 'realm', 'scope' and 'error' once each",
      about: ["bearer-challenge"],
      reading: .secondHand),
    Clause(
      .rfc6750("3"), .mustNot, .resourceServer,
      "keeps to plain printable characters in what it says",
      about: ["error-characters"],
      reading: .secondHand),
    Clause(
      .rfc6750("3"), .should, .resourceServer,
      "says in 'error' why a token is refused",
      saidIn: [.rfc6750("3.1")],
      reading: .secondHand),
    Clause(
      .rfc6750("3.1"), .should, .resourceServer,
      "answers with the status that belongs to the error",
      about: ["resource-error-form"],
      reading: .secondHand),
    Clause(
      .rfc6750("3.1"), .shouldNot, .resourceServer,
      "gives no reason to who sent no token",
      reading: .secondHand,
      notExercised: "the check 'resource-error-form' judges what stands there, not what need not"),
    Clause(
      .rfc6750("3.1"), nil, .resourceServer,
      "who sends no token, or none that can be read, gets nothing",
      about: ["token-required", "header-well-formed"],
      reading: .secondHand),
    Clause(
      .rfc6750("3.1"), nil, .resourceServer,
      "the word for too little scope is 'insufficient_scope'",
      about: ["scope-sufficient"],
      reading: .secondHand),
    Clause(
      .rfc6750("5.2"), nil, .client,
      "a token goes to the API that it is for, and to no other",
      reading: .secondHand),
    Clause(
      .rfc6750("5.2"), .must, .authorizationServer,
      "supports TLS",
      reading: .secondHand,
      notExercised: .connection),
    Clause(
      .rfc6750("5.2"), .must, .authorizationServer,
      "limits how long a token is good",
      saidIn: [.rfc9068("2.2")],
      reading: .secondHand),
    Clause(
      .rfc6750("5.3"), .must, .client,
      "lets no token reach anybody else",
      reading: .secondHand,
      notExercised: "the list of who knows what shows it; no check of an access token does"),
    Clause(
      .rfc6750("5.3"), .must, .client,
      "validates the API's certificate",
      reading: .secondHand,
      notExercised: .connection),
    Clause(
      .rfc6750("5.3"), .must, .client,
      "sends tokens over TLS only",
      about: ["request-https"],
      reading: .secondHand),
    Clause(
      .rfc6750("5.3"), .mustNot, .both,
      "puts no token into a cookie that goes without encryption",
      reading: .secondHand,
      notExercised: "no cookie here has a token"),
    Clause(
      .rfc6750("5.3"), .should, .authorizationServer,
      "gives tokens that live for an hour at most",
      reading: .secondHand,
      notExercised: "its own tokens live for an hour; a longer life is no fault"),
    Clause(
      .rfc6750("5.3"), .should, .authorizationServer,
      "says in the token for whom it is",
      saidIn: [.rfc9068("4")],
      reading: .secondHand),
    Clause(
      .rfc6750("5.3"), .shouldNot, .client,
      "puts no token into the URL of a page",
      saidIn: [.rfc9700("4.3.2")],
      reading: .secondHand),
  ]
}
