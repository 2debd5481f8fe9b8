extension ParameterNotes {
  static let keySet: [ParameterNote] = .table(.keysResponse, at: .json, keySetMembers)

  /// The members of a key set and of its keys, whoever publishes it.
  static let keySetMembers = [
    NoteLine(
      "keys",
      "the issuer's public keys; while keys are being changed it holds the old and the new one",
      .rfc7517("5.1")),
    NoteLine(
      "kty",
      "the family of the key, such as RSA or EC; it decides which other members there are",
      .rfc7517("4.1")),
    NoteLine(
      "use",
      "what the key is for: 'sig' for signatures, 'enc' for encryption, and not both",
      .rfc7517("4.2")),
    NoteLine(
      "alg",
      "the one algorithm for this key; where it stands, no header of a token can choose another",
      .rfc7517("4.4")),
    NoteLine(
      "kid",
      "the key's name, to which a token's header points; a name proves nothing about a key",
      .rfc7517("4.5")),
    NoteLine(
      "n",
      "the modulus of an RSA key, big-endian in base64url; with 'e' it is the whole public key",
      .rfc7518("6.3.1.1")),
    NoteLine(
      "e",
      "the public exponent of an RSA key in base64url; nearly always 65537, written AQAB",
      .rfc7518("6.3.1.2")),
    NoteLine(
      "crv",
      "the curve that the key's point lies on; a key of another curve cannot check the signature",
      .rfc7518("6.2.1.1")),
    NoteLine(
      "x",
      "the first coordinate of the key's point, with leading zeros kept, in base64url",
      .rfc7518("6.2.1.2")),
    NoteLine(
      "y",
      "the second coordinate of the key's point, with leading zeros kept, in base64url",
      .rfc7518("6.2.1.3")),
  ]
}
