extension ClauseTables {
  /// The ID token: §2, and the sections on keys, accounts and nonces that the flows rest on.
  ///
  /// Read in the document, but for those sections.
  static let identityTokens: [Clause] = [
    Clause(
      .oidcCore("2"), .must, .issuer,
      "has 'iss', 'sub', 'aud', 'exp' and 'iat' in it",
      about: [
        "id-token-subject", "identity-token-subject", "id-token-issued-at",
        "identity-token-issued-at", "identity-token-claims",
      ]),
    Clause(
      .oidcCore("2"), .mustNot, .issuer,
      "has a 'sub' of 255 characters at most",
      notExercised: "no length here comes near it"),
    Clause(
      .oidcCore("2"), .must, .issuer,
      "names the client in 'aud'",
      saidIn: [.oidcCore("3.1.3.7")]),
    Clause(
      .oidcCore("2"), .must, .issuer,
      "has 'auth_time' in it where 'max_age' was asked for",
      about: ["id-token-auth-time"]),
    Clause(
      .oidcCore("2"), nil, .issuer,
      "'auth_time' is when the user proved who he is"),
    Clause(
      .oidcCore("2"), .must, .issuer,
      "returns the nonce of the request",
      about: ["nonce-returned"]),
    Clause(
      .oidcCore("2"), .must, .client,
      "makes sure that the nonce is the one that it sent",
      saidIn: [.oidcCore("3.1.3.7")]),
    Clause(
      .oidcCore("2"), .must, .issuer,
      "names a client in 'azp', where it is there",
      notExercised: "no token here has it"),
    Clause(
      .oidcCore("2"), .must, .client,
      "ignores claims that it does not know",
      notExercised: "tests of the app hold it; no check names it"),
    Clause(
      .oidcCore("2"), .must, .issuer,
      "signs it",
      about: ["id-token-algorithm", "id-token-signature"]),
    Clause(
      .oidcCore("2"), .mustNot, .issuer,
      "does not use the algorithm 'none', unless the client asked for it",
      about: ["id-token-algorithm"]),
    Clause(
      .oidcCore("2"), .shouldNot, .issuer,
      "names no key or place of keys in the header, but its 'kid'",
      about: ["identity-token-key-id", "id-token-algorithm"]),
    Clause(
      .oidcCore("3.3.2.10"), .should, .client,
      "makes sure that 'c_hash' is the hash of the code beside it",
      reading: .notRead),
    Clause(
      .oidcCore("5.7"), .mustNot, .client,
      "knows an account by issuer and 'sub', and by no address",
      reading: .secondHand),
    Clause(
      .oidcCore("10.1"), .mustNot, .client,
      "uses no signature with a shared key, since a public client keeps none",
      about: ["id-token-algorithm"],
      reading: .secondHand),
    Clause(
      .oidcCore("10.1"), nil, .issuer,
      "where a set has several keys, 'kid' says which one",
      about: ["key-ids-unique"],
      reading: .secondHand),
    Clause(
      .oidcCore("10.1.1"), nil, .recipient,
      "a key that the verifier does not know yet is looked for once more",
      reading: .notRead),
    Clause(
      .oidcCore("15.5.2"), nil, .client,
      "a nonce is kept where the app alone can read it, and belongs to one sign-in"),
  ]
}
