extension Glossary {
  /// The claims; those that are parameters as well stand with the parameters.
  static let claims: [GlossaryEntry] = [
    GlossaryEntry(
      "sub", .claim,
      "the subject: the user's id at this issuer, which is never given to another user",
      sender: "the authorization server, in both tokens",
      without: "the app would know its users by e-mail, which can change hands",
      .oidcCore("2"), .oidcCore("5.7"), .rfc7519("4.1.2")),
    GlossaryEntry(
      "aud", .claim,
      "the audience: for whom a token is; one text, or an array of texts",
      sender: "the authorization server, in both tokens",
      without: "a token for one app or API could be used at another",
      .oidcCore("3.1.3.7"), .rfc9068("4"), .rfc7519("4.1.3")),
    GlossaryEntry(
      "exp", .claim,
      "the expiry: from this second on, counted from 1970, the token is refused",
      sender: "the authorization server, in both tokens",
      without: "a stolen token is good for ever",
      .rfc7519("4.1.4"), .oidcCore("2")),
    GlossaryEntry(
      "iat", .claim,
      "issued at: the second in which the token was made, counted from 1970",
      sender: "the authorization server, in both tokens",
      .rfc7519("4.1.6"), .oidcCore("3.1.3.7")),
    GlossaryEntry(
      "auth_time", .claim,
      "when the user last proved who he is, which can be long before the token was made",
      sender: "the authorization server, in the ID token",
      without: "an app that wants a fresh sign-in cannot tell whether it got one",
      .oidcCore("2"), .oidcCore("12.2")),
    GlossaryEntry(
      "at_hash", .claim,
      "the left half of the access token's digest, in base64url",
      sender: "the authorization server, in the ID token",
      without: "nobody would notice when the access token is swapped for another",
      .oidcCore("3.1.3.6"), .oidcCore("3.1.3.8")),
    GlossaryEntry(
      "azp", .claim,
      "the authorized party: the client that the token was issued to; seldom used",
      sender: "the authorization server, in the ID token",
      .oidcCore("2"), .oidcCore("3.1.3.7")),
    GlossaryEntry(
      "jti", .claim,
      "the token's own id, different for every token of an issuer",
      sender: "the authorization server, in the access token",
      without: "a single token could not be revoked, nor found in a log",
      .rfc7519("4.1.7"), .rfc9068("2.2")),
  ]
}
