extension ClauseTables {
  /// Access tokens that are JWTs.
  ///
  /// Read in the document, and §2.1 in quotations.
  static let accessTokens: [Clause] = [
    Clause(
      .rfc9068("2.1"), .must, .issuer,
      "signs its access tokens",
      about: ["access-token-algorithm"],
      reading: .secondHand),
    Clause(
      .rfc9068("2.1"), .mustNot, .issuer,
      "does not use the algorithm 'none'",
      about: ["access-token-algorithm"],
      reading: .secondHand),
    Clause(
      .rfc9068("2.1"), .must, .issuer,
      "says in 'typ' that it is an access token",
      saidIn: [.rfc9068("4")],
      reading: .secondHand),
    Clause(
      .rfc9068("2.1"), .recommended, .issuer,
      "signs with a private key",
      about: ["access-token-algorithm"],
      reading: .secondHand),
    Clause(
      .rfc9068("2.2"), .must, .issuer,
      "has 'iss', 'exp', 'aud', 'sub', 'client_id', 'iat' and 'jti' in it",
      about: ["access-token-claims", "access-token-issued-at"]),
    Clause(
      .rfc9068("2.2"), .must, .issuer,
      "names in 'client_id' the client that it was issued to",
      about: ["access-token-client"]),
    Clause(
      .rfc9068("2.2"), .should, .issuer,
      "names in 'sub' the user"),
    Clause(
      .rfc9068("2.2.3"), .should, .issuer,
      "has a 'scope' where one was asked for"),
    Clause(
      .rfc9068("2.2.3"), .must, .issuer,
      "has no word in 'scope' that means nothing at the API",
      notExercised: "what a scope means is the server's own word"),
    Clause(
      .rfc9068("3"), .mustNot, .authorizationServer,
      "makes no token that could be read in two ways",
      notExercised: "every token here is for one API"),
    Clause(
      .rfc9068("3"), .must, .authorizationServer,
      "puts a default into 'aud' where the request names no API",
      notExercised: "every token here has the same 'aud'"),
    Clause(
      .rfc9068("4"), .recommended, .authorizationServer,
      "signs with a private key",
      saidIn: [.rfc9068("2.1")]),
    Clause(
      .rfc9068("4"), .should, .authorizationServer,
      "tells APIs its keys by its metadata",
      notExercised: "every server here does"),
    Clause(
      .rfc9068("4"), .must, .resourceServer,
      "refuses a token whose 'typ' is not 'at+jwt'",
      about: ["access-token-type"]),
    Clause(
      .rfc9068("4"), .must, .resourceServer,
      "refuses a token of another issuer",
      about: ["access-token-issuer"]),
    Clause(
      .rfc9068("4"), .must, .resourceServer,
      "refuses a token whose 'aud' does not name it",
      about: ["access-token-audience"]),
    Clause(
      .rfc9068("4"), .must, .resourceServer,
      "validates the signature with a key of the server",
      about: ["access-token-signature", "keys-required"]),
    Clause(
      .rfc9068("4"), .must, .resourceServer,
      "refuses the algorithm 'none'",
      saidIn: [.rfc9068("2.1")]),
    Clause(
      .rfc9068("4"), .must, .resourceServer,
      "refuses a token that has expired",
      about: ["access-token-expiry", "access-token-unexpired"]),
    Clause(
      .rfc9068("4"), .must, .resourceServer,
      "answers 'invalid_token' to a token that fails",
      saidIn: [.rfc6750("3.1")]),
    Clause(
      .rfc9068("4"), nil, .resourceServer,
      "what the API wrote down of its checks",
      about: ["access-token-check-recomputed"]),
    Clause(
      .rfc9068("5"), .must, .authorizationServer,
      "has another 'aud' for each API",
      notExercised: "one API is played"),
    Clause(
      .rfc9068("6"), .mustNot, .client,
      "does not look into an access token",
      notExercised: .inside),
  ]
}
