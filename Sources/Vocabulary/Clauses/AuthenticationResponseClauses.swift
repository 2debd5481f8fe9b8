extension ClauseTables {
  /// Token request, token response and refresh of a sign-in: §3.1.3 and §12.
  ///
  /// Read in the document, and §12 in quotations.
  static let authenticationResponses: [Clause] = [
    Clause(
      .oidcCore("3.1.3"), .must, .both,
      "uses TLS at the token endpoint",
      saidIn: [.rfc6749("3.2")]),
    Clause(
      .oidcCore("3.1.3.2"), .must, .authorizationServer,
      "validates the code, its client and its redirect URI",
      saidIn: [.rfc6749("4.1.3")]),
    Clause(
      .oidcCore("3.1.3.2"), .must, .authorizationServer,
      "makes sure that the code was issued for a sign-in",
      notExercised: "every code here is"),
    Clause(
      .oidcCore("3.1.3.3"), .must, .authorizationServer,
      "gives tokens of the type 'Bearer', if nothing else was agreed",
      about: ["token-response-members"]),
    Clause(
      .oidcCore("3.1.3.3"), .must, .authorizationServer,
      "gives an ID token",
      about: ["id-token-present"]),
    Clause(
      .oidcCore("3.1.3.3"), .must, .authorizationServer,
      "keeps answers with tokens out of every cache",
      saidIn: [.rfc6749("5.1")]),
    Clause(
      .oidcCore("3.1.3.5"), .must, .client,
      "validates the response, and both tokens",
      saidIn: [.oidcCore("3.1.3.7"), .oidcCore("3.1.3.8")]),
    Clause(
      .oidcCore("3.1.3.6"), nil, .issuer,
      "'at_hash' is the left half of the access token's hash"),
    Clause(
      .oidcCore("3.1.3.7"), .should, .client,
      "refuses a token without encryption, where encryption was agreed",
      notExercised: .notPlayed),
    Clause(
      .oidcCore("3.1.3.7"), .must, .recipient,
      "refuses a token of another issuer",
      about: ["id-token-issuer", "identity-token-issuer"]),
    Clause(
      .oidcCore("3.1.3.7"), .must, .recipient,
      "refuses a token whose 'aud' does not name it, or names strangers too",
      about: ["id-token-audience", "identity-token-audience"]),
    Clause(
      .oidcCore("3.1.3.7"), .should, .recipient,
      "compares 'azp' with its name, where extensions use it",
      about: ["id-token-audience"]),
    Clause(
      .oidcCore("3.1.3.7"), .must, .recipient,
      "validates the signature with a key of the issuer",
      about: ["id-token-signature", "identity-token-signature", "identity-token-key-id"]),
    Clause(
      .oidcCore("3.1.3.7"), .may, .client,
      "relies on TLS for a token that comes from the token endpoint",
      notExercised: "a freedom: a token with a bad signature fails all the same, by §2"),
    Clause(
      .oidcCore("3.1.3.7"), .should, .recipient,
      "takes the algorithm that was agreed, RS256 if nothing was",
      notExercised: "what was agreed is not registered; any of the app's list is taken"),
    Clause(
      .oidcCore("3.1.3.7"), .must, .recipient,
      "refuses a token that has expired",
      about: [
        "id-token-expiry", "id-token-unexpired", "identity-token-expiry",
        "identity-token-unexpired",
      ]),
    Clause(
      .oidcCore("3.1.3.7"), nil, .recipient,
      "'iat' lets a verifier refuse what was issued too far from now",
      about: ["id-token-issued-at", "identity-token-issued-at"]),
    Clause(
      .oidcCore("3.1.3.7"), .must, .recipient,
      "compares the nonce with the one that was sent",
      about: ["id-token-nonce", "nonce-matches", "nonce-required", "credential-nonce"]),
    Clause(
      .oidcCore("3.1.3.7"), .should, .recipient,
      "takes a nonce once",
      about: ["nonce-once", "verdict-followed"]),
    Clause(
      .oidcCore("3.1.3.7"), .should, .client,
      "looks at 'acr' if it asked for it",
      notExercised: "no app here asks for it"),
    Clause(
      .oidcCore("3.1.3.7"), .should, .client,
      "looks at 'auth_time' if it asked for it",
      about: ["id-token-auth-time"]),
    Clause(
      .oidcCore("3.1.3.7"), nil, .recipient,
      "what the verifier wrote down of its checks",
      about: ["id-token-check-recomputed", "identity-token-verification-recomputed"]),
    Clause(
      .oidcCore("3.1.3.8"), .may, .client,
      "makes sure that 'at_hash' is the hash of the access token beside it"),
    Clause(
      .oidcCore("12.1"), .must, .authorizationServer,
      "makes sure that the refresh token is good, and this client's",
      saidIn: [.rfc6749("6")],
      reading: .notRead),
    Clause(
      .oidcCore("12.2"), .must, .issuer,
      "keeps 'iss' and 'sub' in a renewed ID token",
      about: [
        "id-token-subject", "firebase-subject-kept", "session-check-recomputed", "same-subject",
      ],
      reading: .secondHand),
    Clause(
      .oidcCore("12.2"), .must, .issuer,
      "keeps 'aud' in a renewed ID token",
      saidIn: [.oidcCore("3.1.3.7")],
      reading: .secondHand),
    Clause(
      .oidcCore("12.2"), .must, .issuer,
      "says in 'iat' when it was renewed",
      reading: .secondHand,
      notExercised: "no renewed token here has the old time"),
    Clause(
      .oidcCore("12.2"), .must, .issuer,
      "keeps 'auth_time' in a renewed ID token",
      about: ["id-token-auth-time"],
      reading: .secondHand),
    Clause(
      .oidcCore("12.2"), .shouldNot, .issuer,
      "has no nonce in a renewed ID token",
      reading: .secondHand,
      notExercised: "no renewed token here has one"),
    Clause(
      .oidcCore("12.2"), .must, .issuer,
      "has the first nonce in a renewed ID token, if any",
      reading: .secondHand,
      notExercised: "no renewed token here has one"),
  ]
}
