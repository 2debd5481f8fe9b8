extension CommonTerms {
  /// The claims.
  static let claims: [Term] = .claims([
    "sub": .means(
      "the subject: the user's id at this issuer, which is never given to another user",
      sender: "the authorization server, in both tokens",
      without: "the app would know its users by e-mail, which can change hands",
      read: [.oidcCore("2"), .oidcCore("5.7"), .rfc7519("4.1.2")]),
    "aud": .means(
      "the audience: for whom a token is; one text, or an array of texts",
      sender: "the authorization server, in both tokens",
      without: "a token for one app or API could be used at another",
      read: [.oidcCore("3.1.3.7"), .rfc9068("4"), .rfc7519("4.1.3")]),
    "exp": .means(
      "the expiry: from this second on, counted from 1970, the token is refused",
      sender: "the authorization server, in both tokens",
      without: "a stolen token is good for ever", read: [.rfc7519("4.1.4"), .oidcCore("2")]),
    "iat": .means(
      "issued at: the second in which the token was made, counted from 1970",
      sender: "the authorization server, in both tokens",
      read: [.rfc7519("4.1.6"), .oidcCore("3.1.3.7")]),
    "auth_time": .means(
      "when the user last proved who he is, which can be long before the token was made",
      sender: "the authorization server, in the ID token",
      without: "an app that wants a fresh sign-in cannot tell whether it got one",
      read: [.oidcCore("2"), .oidcCore("12.2")]),
    "user_id": .means(
      "the user's id in a Firebase project, the same as 'sub'; at Facebook his number",
      sender: "Firebase, in its ID token", read: [.firebaseAuth]),
  ])

  /// The members of a JWT's header and of a key.
  static let tokenHeader: [Term] = .parameters([
    "alg": .means(
      "an algorithm: in a token's header what it says of itself, in a key what the key is for",
      sender: "whoever made the token, so an attacker too",
      without: "a token has to say it; whoever checks must still decide by his own list",
      read: [.rfc8725("3.1"), .rfc7515("4.1.1"), .rfc7517("4.4")],
      notes: [
        "the one algorithm for this key; where it stands, no header of a token can choose another":
          .each(.keySet, read: .rfc7517("4.4")),
        "how the token says it is signed; whoever checks obeys a list of his own, not this word":
          .each(.tokenHeader, read: .rfc8725("3.1")),
      ]),
    "kid": .means(
      "the name of a key: a token's header points with it at a key in the issuer's key set",
      sender: "the authorization server, in tokens and in its key set",
      without: "whoever checks has to try each key of the set",
      read: [.rfc7515("4.1.4"), .rfc7517("4.5")],
      notes: [
        "the key's name, to which a token's header points; a name proves nothing about a key":
          .each(.keySet, read: .rfc7517("4.5")),
        "names a key in the issuer's key set; it helps to find the key and proves nothing":
          .each(.tokenHeader, read: .rfc7515("4.1.4")),
      ]),
    "typ": .means(
      "the kind of token, in its header: 'at+jwt' for an access token",
      sender: "the authorization server, in both tokens",
      without: "two kinds of token, signed with one key, can be taken for each other",
      read: [.rfc7515("4.1.9"), .rfc8725("3.11"), .rfc9068("4")]),
    "keys": .means(
      "the member of a key set that holds the keys",
      sender: "the authorization server, in its key set", read: [.rfc7517("5.1")],
      notes: [
        "the issuer's public keys; while keys are being changed it holds the old and the new one":
          .each(.keySet, read: .rfc7517("5.1"))
      ]),
    "kty": .means(
      "the family of a key: 'RSA', 'EC', 'OKP', 'oct'",
      sender: "the authorization server, in its key set", read: [.rfc7517("4.1")],
      notes: [
        "the family of the key, such as RSA or EC; it decides which other members there are":
          .each(.keySet, read: .rfc7517("4.1"))
      ]),
    "use": .means(
      "what a public key is for: 'sig' for signatures, 'enc' for encryption",
      sender: "the authorization server, in its key set", read: [.rfc7517("4.2")],
      notes: [
        "what the key is for: 'sig' for signatures, 'enc' for encryption, and not both":
          .each(.keySet, read: .rfc7517("4.2"))
      ]),
    "n": .means(
      "the modulus of an RSA key", sender: "the authorization server, in its key set",
      read: [.rfc7518("6.3.1.1")],
      notes: [
        "the modulus of an RSA key, big-endian in base64url; with 'e' it is the whole public key":
          .each(.keySet, read: .rfc7518("6.3.1.1"))
      ]),
    "e": .means(
      "the public exponent of an RSA key", sender: "the authorization server, in its key set",
      read: [.rfc7518("6.3.1.2")],
      notes: [
        "the public exponent of an RSA key in base64url; nearly always 65537, written AQAB":
          .each(.keySet, read: .rfc7518("6.3.1.2"))
      ]),
    "crv": .means(
      "the curve of an elliptic-curve key, such as 'P-256'",
      sender: "the authorization server, in its key set", read: [.rfc7518("6.2.1.1")],
      notes: [
        "the curve that the key's point lies on; a key of another curve cannot check the signature":
          .each(.keySet, read: .rfc7518("6.2.1.1"))
      ]),
    "x": .means(
      "the first coordinate of an elliptic-curve key's point",
      sender: "the authorization server, in its key set", read: [.rfc7518("6.2.1.2")],
      notes: [
        "the first coordinate of the key's point, with leading zeros kept, in base64url":
          .each(.keySet, read: .rfc7518("6.2.1.2"))
      ]),
    "y": .means(
      "the second coordinate of an elliptic-curve key's point",
      sender: "the authorization server, in its key set", read: [.rfc7518("6.2.1.3")],
      notes: [
        "the second coordinate of the key's point, with leading zeros kept, in base64url":
          .each(.keySet, read: .rfc7518("6.2.1.3"))
      ]),
  ])
}
