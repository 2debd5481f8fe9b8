extension Glossary {
  /// The members of a JWT's header and of a key.
  static let joseMembers: [GlossaryEntry] = [
    GlossaryEntry(
      "alg", .parameter,
      "an algorithm: in a token's header what it says of itself, in a key what the key is for",
      sender: "whoever made the token, so an attacker too",
      without: "a token has to say it; whoever checks must still decide by his own list",
      .rfc8725("3.1"), .rfc7515("4.1.1"), .rfc7517("4.4")),
    GlossaryEntry(
      "kid", .parameter,
      "the name of a key: a token's header points with it at a key in the issuer's key set",
      sender: "the authorization server, in tokens and in its key set",
      without: "whoever checks has to try each key of the set",
      .rfc7515("4.1.4"), .rfc7517("4.5")),
    GlossaryEntry(
      "typ", .parameter,
      "the kind of token, in its header: 'at+jwt' for an access token",
      sender: "the authorization server, in both tokens",
      without: "two kinds of token, signed with one key, can be taken for each other",
      .rfc7515("4.1.9"), .rfc8725("3.11"), .rfc9068("4")),
    GlossaryEntry(
      "keys", .parameter,
      "the member of a key set that holds the keys",
      sender: "the authorization server, in its key set",
      .rfc7517("5.1")),
    GlossaryEntry(
      "kty", .parameter,
      "the family of a key: 'RSA', 'EC', 'OKP', 'oct'",
      sender: "the authorization server, in its key set",
      .rfc7517("4.1")),
    GlossaryEntry(
      "use", .parameter,
      "what a public key is for: 'sig' for signatures, 'enc' for encryption",
      sender: "the authorization server, in its key set",
      .rfc7517("4.2")),
    GlossaryEntry(
      "n", .parameter, "the modulus of an RSA key",
      sender: "the authorization server, in its key set",
      .rfc7518("6.3.1.1")),
    GlossaryEntry(
      "e", .parameter, "the public exponent of an RSA key",
      sender: "the authorization server, in its key set",
      .rfc7518("6.3.1.2")),
    GlossaryEntry(
      "crv", .parameter, "the curve of an elliptic-curve key, such as 'P-256'",
      sender: "the authorization server, in its key set",
      .rfc7518("6.2.1.1")),
    GlossaryEntry(
      "x", .parameter, "the first coordinate of an elliptic-curve key's point",
      sender: "the authorization server, in its key set",
      .rfc7518("6.2.1.2")),
    GlossaryEntry(
      "y", .parameter, "the second coordinate of an elliptic-curve key's point",
      sender: "the authorization server, in its key set",
      .rfc7518("6.2.1.3")),
  ]
}
