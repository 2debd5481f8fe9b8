extension ClauseTables {
  /// What has been attacked, and what helps: §4.
  ///
  /// Read in the last draft.
  static let attacksAndMitigations: [Clause] = [
    Clause(
      .rfc9700("4.1.3"), .must, .authorizationServer,
      "compares redirect URIs character by character",
      about: ["redirect-uri-registered"],
      reading: .secondHand),
    Clause(
      .rfc9700("4.1.3"), .must, .authorizationServer,
      "leaves the port free in redirect URIs of 'localhost'",
      reading: .secondHand,
      notExercised: "this server is stricter, for the reason in RFC 8252 §8.3"),
    Clause(
      .rfc9700("4.1.3"), .mustNot, .client,
      "leads nobody to a URL that a parameter names",
      reading: .secondHand,
      notExercised: "no page here leads anywhere else"),
    Clause(
      .rfc9700("4.2.4"), .shouldNot, .both,
      "has nothing of others on the pages around a sign-in",
      reading: .secondHand,
      notExercised: "no page here has anything of others"),
    Clause(
      .rfc9700("4.2.4"), .must, .authorizationServer,
      "makes a code void after its first use",
      about: ["failure-burns-code"],
      reading: .secondHand),
    Clause(
      .rfc9700("4.2.4"), .should, .authorizationServer,
      "revokes the tokens of a code that comes twice",
      saidIn: [.rfc6749("4.1.2")],
      reading: .secondHand),
    Clause(
      .rfc9700("4.2.4"), .should, .client,
      "takes a 'state' once",
      saidIn: [.rfc8252("8.9")],
      reading: .secondHand),
    Clause(
      .rfc9700("4.3.2"), nil, .client,
      "a URL stays in histories and logs, with the token in it",
      reading: .secondHand),
    Clause(
      .rfc9700("4.3.2"), .mustNot, .client,
      "does not send the token in a URL",
      about: ["bearer-in-header", "token-in-header-only", "token-in-query"],
      reading: .secondHand),
    Clause(
      .rfc9700("4.4.2"), .must, .client,
      "prevents mix-up where it knows several servers",
      saidIn: [.rfc9207("2.4")],
      reading: .secondHand),
    Clause(
      .rfc9700("4.4.2"), .must, .client,
      "keeps the issuer that it asked with each request",
      reading: .secondHand,
      notExercised: .inside),
    Clause(
      .rfc9700("4.4.2.1"), .must, .client,
      "compares the issuer of the answer with the one that it asked",
      saidIn: [.rfc9207("2.4")],
      reading: .secondHand),
    Clause(
      .rfc9700("4.4.2.2"), .must, .client,
      "has a redirect URI for each issuer, and compares it",
      saidIn: [.rfc8252("8.10")],
      reading: .secondHand),
    Clause(
      .rfc9700("4.5.3.2"), .must, .client,
      "uses no token before the nonce of the ID token is compared",
      saidIn: [.oidcCore("3.1.3.7")],
      reading: .secondHand),
    Clause(
      .rfc9700("4.7.1"), .must, .client,
      "makes sure that the server supports PKCE before it relies on it",
      reading: .secondHand,
      notExercised: "the check of 'state' reads the metadata for that, by §2.1"),
    Clause(
      .rfc9700("4.7.1"), .must, .client,
      "protects what it keeps in 'state'",
      reading: .secondHand,
      notExercised: "no 'state' here has anything in it"),
    Clause(
      .rfc9700("4.7.1"), nil, .client,
      "'state' ties the answer to the request",
      about: ["state-check-recomputed", "state-matches"],
      reading: .secondHand),
    Clause(
      .rfc9700("4.8.2"), .must, .authorizationServer,
      "refuses a verifier where no challenge came",
      reading: .secondHand),
    Clause(
      .rfc9700("4.9.3"), .must, .resourceServer,
      "keeps no access token where others can read it",
      reading: .secondHand,
      notExercised: .inside),
    Clause(
      .rfc9700("4.9.3"), .should, .authorizationServer,
      "gives tokens that are for one API",
      saidIn: [.rfc9068("4")],
      reading: .secondHand),
    Clause(
      .rfc9700("4.10"), .should, .authorizationServer,
      "ties access tokens to a key of the client",
      reading: .secondHand,
      notExercised: .notPlayed),
    Clause(
      .rfc9700("4.11.1"), .mustNot, .client,
      "leads nobody to a URL that a parameter names",
      reading: .secondHand,
      notExercised: "no page here leads anywhere else"),
    Clause(
      .rfc9700("4.11.2"), .must, .authorizationServer,
      "finds out who the user is before it redirects",
      reading: .secondHand,
      notExercised: "the login page is always played, and no run leaves it out"),
    Clause(
      .rfc9700("4.11.2"), .should, .authorizationServer,
      "redirects by itself only to where it trusts",
      reading: .secondHand,
      notExercised: .registration),
    Clause(
      .rfc9700("4.12"), .mustNot, .authorizationServer,
      "does not redirect with 307 after a password",
      about: ["password-redirect-status"],
      reading: .secondHand),
    Clause(
      .rfc9700("4.12"), .should, .authorizationServer,
      "redirects with 303 after a password",
      about: ["password-redirect-status", "see-other-after-password"],
      reading: .secondHand),
    Clause(
      .rfc9700("4.14.2"), .must, .authorizationServer,
      "decides by the risk whether an app gets a refresh token",
      reading: .secondHand,
      notExercised: .registration),
    Clause(
      .rfc9700("4.14.2"), .must, .authorizationServer,
      "ties refresh tokens to the scope and the APIs that the user agreed to",
      reading: .secondHand,
      notExercised: "RFC 6749 §6 says it of the scope, and is exercised"),
    Clause(
      .rfc9700("4.14.2"), .must, .authorizationServer,
      "finds out when a refresh token comes twice",
      about: ["refresh-token-used-once", "refresh-rotation"],
      reading: .secondHand),
    Clause(
      .rfc9700("4.14.2"), .should, .authorizationServer,
      "lets refresh tokens expire that nobody uses",
      reading: .secondHand,
      notExercised: "no run lasts that long"),
    Clause(
      .rfc9700("4.15.1"), .shouldNot, .authorizationServer,
      "lets no client choose a name that could be a user's",
      reading: .secondHand,
      notExercised: .registration),
    Clause(
      .rfc9700("4.16"), .must, .authorizationServer,
      "prevents that its pages are shown in a frame",
      about: ["page-not-framed"],
      reading: .secondHand),
    Clause(
      .rfc9700("4.16"), .should, .authorizationServer,
      "uses a content security policy for that, and not it alone",
      about: ["page-not-framed"],
      reading: .secondHand),
  ]
}
