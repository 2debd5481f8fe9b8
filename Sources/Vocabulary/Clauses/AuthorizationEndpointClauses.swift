extension ClauseTables {
  /// What the protocol says of its endpoints: §2 and §3.
  ///
  /// Read in the document, but for §2.2.
  static let authorizationEndpoints: [Clause] = [
    Clause(
      .rfc6749("2.2"), nil, .authorizationServer,
      "gives each client that registers a name of its own",
      reading: .notRead),
    Clause(
      .rfc6749("2.2"), .mustNot, .authorizationServer,
      "takes a client's name alone for no proof of who the client is",
      reading: .notRead,
      notExercised: "public clients are not authenticated at all"),
    Clause(
      .rfc6749("3.1"), .must, .authorizationServer,
      "finds out who the user is before anything else",
      notExercised: "the login page is always played, and no run leaves it out"),
    Clause(
      .rfc6749("3.1"), .must, .client,
      "keeps the query that the endpoint's URI has when it adds its own",
      notExercised: "no endpoint here has a query"),
    Clause(
      .rfc6749("3.1"), .mustNot, .authorizationServer,
      "has no fragment in the URI of its authorization endpoint",
      about: ["metadata-endpoints"]),
    Clause(
      .rfc6749("3.1"), .must, .authorizationServer,
      "takes requests to the authorization endpoint over TLS only",
      about: ["request-https"]),
    Clause(
      .rfc6749("3.1"), .must, .authorizationServer,
      "supports GET at the authorization endpoint",
      about: ["request-method"]),
    Clause(
      .rfc6749("3.1"), .must, .authorizationServer,
      "treats a parameter without a value as one that was left out",
      notExercised: "tests of the endpoint hold it; messages do not show how a value was read"),
    Clause(
      .rfc6749("3.1"), nil, .client,
      "an empty parameter says nothing, so it is left out",
      about: ["parameters-have-values"]),
    Clause(
      .rfc6749("3.1"), .must, .authorizationServer,
      "ignores parameters that it does not know",
      notExercised: "tests of the endpoint hold it; no check names it"),
    Clause(
      .rfc6749("3.1"), .mustNot, .both,
      "sends no parameter twice",
      about: ["parameters-once", "parameter-once", "names-once"]),
    Clause(
      .rfc6749("3.1.1"), .must, .client,
      "asks with a 'response_type' that is defined",
      saidIn: [.rfc6749("4.1.1")]),
    Clause(
      .rfc6749("3.1.1"), .must, .authorizationServer,
      "answers with an error when 'response_type' is missing or unknown",
      notExercised: "the mutation run tries it, and no named defence decides"),
    Clause(
      .rfc6749("3.1.2"), .must, .client,
      "has an absolute redirect URI",
      about: ["redirect-uri-absolute"]),
    Clause(
      .rfc6749("3.1.2"), .must, .authorizationServer,
      "keeps the query of the redirect URI when it adds the answer",
      notExercised: "a test of an app with such a redirect URI holds it; no lesson has one"),
    Clause(
      .rfc6749("3.1.2"), .mustNot, .client,
      "has no fragment in its redirect URI"),
    Clause(
      .rfc6749("3.1.2.1"), .should, .client,
      "asks for TLS where its redirect URI leads over the network",
      saidIn: [.rfc9700("2.6")]),
    Clause(
      .rfc6749("3.1.2.2"), .must, .authorizationServer,
      "makes public clients register where answers go",
      notExercised: .registration),
    Clause(
      .rfc6749("3.1.2.2"), .should, .authorizationServer,
      "has the complete redirect URI registered",
      notExercised: .registration),
    Clause(
      .rfc6749("3.1.2.3"), .must, .client,
      "names the redirect URI in the request when several are registered",
      notExercised: "every app here names it"),
    Clause(
      .rfc6749("3.1.2.3"), .must, .authorizationServer,
      "compares the redirect URI with the registered ones, as text",
      about: ["social-dialog-registered"]),
    Clause(
      .rfc6749("3.1.2.4"), .mustNot, .authorizationServer,
      "sends nobody to a redirect URI that is missing, wrong or not registered",
      saidIn: [.rfc9700("4.1.3")]),
    Clause(
      .rfc6749("3.1.2.4"), .should, .authorizationServer,
      "tells the user instead what is wrong",
      notExercised: .people),
    Clause(
      .rfc6749("3.2"), .must, .client,
      "sends token requests with POST",
      about: ["token-request-form"]),
    Clause(
      .rfc6749("3.2"), .mustNot, .authorizationServer,
      "has no fragment in the URI of its token endpoint",
      about: ["metadata-endpoints"]),
    Clause(
      .rfc6749("3.2"), .must, .authorizationServer,
      "takes requests to the token endpoint over TLS only",
      about: ["request-https"]),
    Clause(
      .rfc6749("3.2"), .must, .authorizationServer,
      "treats a parameter without a value as one that was left out",
      notExercised: "tests of the endpoint hold it; messages do not show how a value was read"),
    Clause(
      .rfc6749("3.2"), nil, .client,
      "an empty parameter says nothing, so it is left out",
      about: ["parameters-have-values"]),
    Clause(
      .rfc6749("3.2"), nil, .client,
      "the client knows from elsewhere where the token endpoint is",
      about: ["token-endpoint-from-metadata"]),
    Clause(
      .rfc6749("3.2"), .must, .authorizationServer,
      "ignores parameters that it does not know",
      notExercised: "tests of the endpoint hold it; no check names it"),
    Clause(
      .rfc6749("3.2"), .mustNot, .both,
      "sends no parameter twice",
      about: ["parameters-once", "parameter-repeated"]),
    Clause(
      .rfc6749("3.2.1"), .must, .client,
      "names itself by 'client_id' when it redeems a code, if it has no password"),
    Clause(
      .rfc6749("3.3"), .must, .authorizationServer,
      "names the granted scope in its answer where it is not the one asked for",
      saidIn: [.rfc6749("5.1")]),
    Clause(
      .rfc6749("3.3"), .must, .authorizationServer,
      "takes a default where no scope is asked for, or refuses with 'invalid_scope'",
      notExercised: "every app here asks for a scope"),
    Clause(
      .rfc6749("3.3"), nil, .both,
      "a scope is a list of words with one blank between two; their order says nothing"),
    Clause(
      .rfc6749("3.3"), .may, .authorizationServer,
      "grants less than what is asked for",
      notExercised: "a freedom, which this server uses when a scope is unknown"),
  ]
}
