extension ClauseTables {
  /// What goes wrong with tokens.
  ///
  /// Read in a draft.
  static let tokenPractices: [Clause] = [
    Clause(
      .rfc8725("2.1"), nil, .recipient,
      "the key decides the algorithm, whatever the token's header says",
      reading: .secondHand),
    Clause(
      .rfc8725("3.1"), .must, .recipient,
      "takes no algorithm but those of a list of its own",
      about: [
        "mobile-token-algorithm", "identity-token-algorithm", "firebase-token-algorithm",
        "token-verification-recomputed", "algorithm-pinned", "algorithm-by-header",
      ],
      reading: .secondHand),
    Clause(
      .rfc8725("3.1"), .must, .recipient,
      "uses a key with one algorithm",
      saidIn: [.rfc8725("2.1")],
      reading: .secondHand),
    Clause(
      .rfc8725("3.2"), .must, .recipient,
      "takes no algorithm that is known to be weak",
      reading: .secondHand,
      notExercised: "no algorithm of a list here is"),
    Clause(
      .rfc8725("3.2"), .shouldNot, .issuer,
      "makes no token without signature",
      saidIn: [.rfc9068("2.1"), .oidcCore("2")],
      reading: .secondHand),
    Clause(
      .rfc8725("3.2"), .should, .issuer,
      "makes signatures with ECDSA from no random number",
      reading: .secondHand,
      notExercised: "tests of the signatures hold it; a signature does not show it"),
    Clause(
      .rfc8725("3.3"), .must, .recipient,
      "refuses a token as a whole when one check of its cryptography fails",
      reading: .secondHand),
    Clause(
      .rfc8725("3.4"), .must, .recipient,
      "makes sure that a point lies on its curve",
      reading: .secondHand,
      notExercised: "OpenSSL does so when a key is read"),
    Clause(
      .rfc8725("3.5"), .must, .issuer,
      "has keys that nobody can guess",
      about: ["key-search-recomputed", "master-key-length"],
      reading: .secondHand),
    Clause(
      .rfc8725("3.5"), .mustNot, .issuer,
      "does not use a password as a key",
      saidIn: [.rfc8725("3.5")],
      reading: .secondHand),
    Clause(
      .rfc8725("3.7"), .must, .both,
      "writes headers and claims in UTF-8",
      reading: .secondHand,
      notExercised: "tests of the spelling of values hold it, for every value"),
    Clause(
      .rfc8725("3.8"), .must, .recipient,
      "makes sure that the key is one of the issuer's",
      saidIn: [.rfc8725("3.10")],
      reading: .secondHand),
    Clause(
      .rfc8725("3.8"), .must, .recipient,
      "makes sure that it knows the 'sub'",
      reading: .secondHand,
      notExercised: "accounts are kept inside the participants"),
    Clause(
      .rfc8725("3.9"), .must, .issuer,
      "names in 'aud' for whom a token is, where there are several",
      saidIn: [.oidcCore("2"), .rfc9068("2.2")],
      reading: .secondHand),
    Clause(
      .rfc8725("3.9"), .must, .recipient,
      "refuses a token that is for somebody else",
      about: ["token-audience", "mobile-token-audience"],
      reading: .secondHand),
    Clause(
      .rfc8725("3.10"), nil, .recipient,
      "nothing in a token is to be trusted before it is checked, such as a place for keys",
      reading: .secondHand),
    Clause(
      .rfc8725("3.11"), .recommended, .issuer,
      "says in 'typ' what kind of token it is",
      saidIn: [.rfc9068("4")],
      reading: .secondHand),
    Clause(
      .rfc8725("3.12"), .must, .recipient,
      "has rules that let no kind of token pass for another",
      reading: .secondHand),
  ]
}
