extension ClauseTables {
  /// What the protocol says of attacks, and of the form of values.
  ///
  /// Read in the document, but for the appendix.
  static let authorizationFrameworkSecurity: [Clause] = [
    Clause(
      .rfc6749("10.1"), .mustNot, .authorizationServer,
      "gives native apps no password",
      notExercised: .registration),
    Clause(
      .rfc6749("10.2"), .must, .authorizationServer,
      "has clients that prove nothing register their redirect URIs",
      notExercised: .registration),
    Clause(
      .rfc6749("10.2"), .should, .authorizationServer,
      "shows the user which app asks, and for what",
      notExercised: .people),
    Clause(
      .rfc6749("10.2"), .shouldNot, .authorizationServer,
      "grants no repeated request by itself, unless it knows the client",
      notExercised: "no server here remembers that a user agreed"),
    Clause(
      .rfc6749("10.3"), .must, .both,
      "keeps access tokens from everybody whom they do not concern",
      notExercised: "no case of the check 'secrets-kept' breaks it with an access token"),
    Clause(
      .rfc6749("10.3"), .must, .both,
      "sends access tokens over TLS only",
      saidIn: [.rfc6750("5.3")]),
    Clause(
      .rfc6749("10.3"), .must, .authorizationServer,
      "makes access tokens that nobody can make, change or guess",
      saidIn: [.rfc9068("4")]),
    Clause(
      .rfc6749("10.3"), .should, .client,
      "asks for no more scope than it needs",
      notExercised: .people),
    Clause(
      .rfc6749("10.4"), .must, .both,
      "keeps refresh tokens from everybody but client and server",
      about: ["refresh-token-kept-from-api"]),
    Clause(
      .rfc6749("10.4"), nil, .client,
      "who refreshes says which client it is, where nothing else tells"),
    Clause(
      .rfc6749("10.4"), .must, .authorizationServer,
      "keeps in mind to which client a refresh token belongs",
      saidIn: [.rfc6749("6")]),
    Clause(
      .rfc6749("10.4"), .must, .both,
      "sends refresh tokens over TLS only",
      saidIn: [.rfc6749("3.2")]),
    Clause(
      .rfc6749("10.4"), .must, .authorizationServer,
      "makes refresh tokens that nobody can make, change or guess",
      saidIn: [.rfc6749("10.10")]),
    Clause(
      .rfc6749("10.4"), .should, .authorizationServer,
      "finds out when a refresh token is abused",
      saidIn: [.rfc9700("4.14.2")]),
    Clause(
      .rfc6749("10.5"), nil, .both,
      "whoever has a code can try to redeem it"),
    Clause(
      .rfc6749("10.5"), .must, .authorizationServer,
      "makes codes that live briefly and count once",
      saidIn: [.rfc6749("4.1.2")]),
    Clause(
      .rfc6749("10.5"), .should, .authorizationServer,
      "tries to revoke the access tokens of a code that comes twice",
      saidIn: [.rfc6749("4.1.2")]),
    Clause(
      .rfc6749("10.5"), .should, .client,
      "asks for TLS where its redirect URI leads over the network",
      saidIn: [.rfc9700("2.6")]),
    Clause(
      .rfc6749("10.6"), .must, .authorizationServer,
      "makes sure that the redirect URI is the same in both requests",
      saidIn: [.rfc6749("4.1.3")]),
    Clause(
      .rfc6749("10.8"), .mustNot, .both,
      "sends no token and no password without encryption",
      about: ["request-https"]),
    Clause(
      .rfc6749("10.8"), .shouldNot, .client,
      "puts nothing that is to stay secret into 'state' and 'scope'",
      notExercised: .people),
    Clause(
      .rfc6749("10.9"), .must, .authorizationServer,
      "asks for TLS at both endpoints",
      saidIn: [.rfc6749("3.1"), .rfc6749("3.2")]),
    Clause(
      .rfc6749("10.9"), .must, .client,
      "validates the server's certificate",
      notExercised: .connection),
    Clause(
      .rfc6749("10.10"), .must, .authorizationServer,
      "leaves a chance of 2^-128 at most to guess a code or a token",
      about: [
        "code-unguessable", "code-issued-once", "refresh-token-unguessable",
        "access-token-unguessable", "apple-code-unguessable",
        "firebase-refresh-token-unguessable", "provider-token-unguessable", "secrets-new",
        "social-state-unguessable",
      ]),
    Clause(
      .rfc6749("10.10"), .should, .authorizationServer,
      "leaves a chance of 2^-160 at most",
      notExercised: "values here have 128 bits or 256; one of 128 is no fault"),
    Clause(
      .rfc6749("10.10"), nil, .client,
      "128 bits are what it takes that nobody guesses a value"),
    Clause(
      .rfc6749("10.11"), nil, .both,
      "who types a password can see to whom he gives it"),
    Clause(
      .rfc6749("10.11"), .must, .authorizationServer,
      "asks for TLS wherever users type",
      saidIn: [.rfc6749("3.1")]),
    Clause(
      .rfc6749("10.12"), nil, .authorizationServer,
      "what a browser keeps of a sign-in is sent with no request of other pages"),
    Clause(
      .rfc6749("10.12"), .must, .client,
      "protects its redirect URI against forged requests",
      about: ["state-mismatch", "social-state-present", "social-state-matches"]),
    Clause(
      .rfc6749("10.12"), .should, .client,
      "uses 'state' for that",
      saidIn: [.rfc9700("2.1")]),
    Clause(
      .rfc6749("10.12"), .must, .client,
      "uses a value that nobody can guess",
      about: ["state-unguessable"]),
    Clause(
      .rfc6749("10.12"), .must, .authorizationServer,
      "protects its authorization endpoint, so that nobody agrees unawares",
      about: ["login-form-bound"]),
    Clause(
      .rfc6749("10.13"), .should, .client,
      "uses the browser, and no web view of its own",
      saidIn: [.rfc8252("8.12")]),
    Clause(
      .rfc6749("10.14"), .must, .both,
      "cleans what comes from outside, 'state' and 'redirect_uri' above all",
      notExercised: .inside),
    Clause(
      .rfc6749("10.15"), nil, .both,
      "a page that leads to any URL a parameter names helps whoever deceives users",
      notExercised: "no page here leads anywhere else"),
    Clause(
      .rfc6749("10.16"), nil, .recipient,
      "an access token may have been issued to another app"),
    Clause(
      .rfc6749("10.16"), .mustNot, .recipient,
      "signs nobody in by an access token without knowing for which app it was issued",
      notExercised: "a defence does so, 'provider-token-for-this-app', by Facebook's page"),
    Clause(
      .rfc6749("A.5"), nil, .client,
      "'state' has one printable character of ASCII or more",
      reading: .notRead),
    Clause(
      .rfc6749("A.13"), nil, .authorizationServer,
      "'token_type' is a name of a few characters, or a URI",
      reading: .notRead),
    Clause(
      .rfc6749("A.14"), nil, .authorizationServer,
      "'expires_in' is written in digits",
      reading: .notRead),
  ]
}
