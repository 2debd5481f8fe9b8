extension Glossary {
  static let joseSections = signatureSections + keySections + tokenSections + passwordSections

  private static let passwordSections = sections(
    of: .rfc8018,
    [
      "4.1": "what a salt is good for",
      "4.2": "why a password hash is repeated many times",
      "5.2": "PBKDF2, a slow hash",
    ])

  private static let signatureSections = sections(
    of: .rfc7515,
    [
      "2": "what base64url means here: no padding, no line breaks",
      "4.1.1": "'alg' in the header",
      "4.1.4": "'kid' in the header: a hint which key to use",
      "4.1.9": "'typ' in the header",
      "5.1": "how a signature is made, step by step",
      "5.2": "how a signature is checked, step by step",
      "7.1": "the compact form: header, payload and signature with full stops in between",
    ])

  private static let keySections =
    sections(
      of: .rfc7517,
      [
        "4": "what a key looks like in JSON",
        "4.1": "'kty', the family of the key",
        "4.2": "'use', what the key is for",
        "4.4": "'alg', the algorithm that the key is for",
        "4.5": "'kid', the name of the key",
        "5": "what a set of keys looks like",
        "5.1": "'keys', the member with the keys",
        "9.2": "private keys and shared secrets are kept from all who need not have them",
      ])
    + sections(
      of: .rfc7518,
      [
        "3.1": "the names of the signature algorithms",
        "3.2": "HS256 and its kin: HMAC, with a key as long as the hash at least",
        "3.3": "RS256 and its kin: RSA with padding after PKCS #1 v1.5",
        "3.4": "ES256 and its kin: signatures with elliptic curves",
        "3.6": "'none': a token that is not signed",
        "6.2.1.1": "'crv', the curve of an EC key",
        "6.2.1.2": "'x', the first coordinate of an EC key",
        "6.2.1.3": "'y', the second coordinate of an EC key",
        "6.3.1.1": "'n', the modulus of an RSA key",
        "6.3.1.2": "'e', the exponent of an RSA key",
      ])

  private static let tokenSections =
    sections(
      of: .rfc7519,
      [
        "3": "what a JWT is",
        "4.1.1": "'iss', who made the token",
        "4.1.2": "'sub', whom the token is about",
        "4.1.3": "'aud', for whom the token is",
        "4.1.4": "'exp', when the token ends: a number of seconds",
        "4.1.6": "'iat', when the token was made",
        "4.1.7": "'jti', the name of the token",
        "7.2": "how a JWT is checked, step by step",
      ])
    + sections(
      of: .rfc8725,
      [
        "2.1": "attacks that choose the algorithm: 'none', and a public key used as a secret",
        "3.1": "whoever checks decides which algorithms are good, and a key is for one",
        "3.5": "keys have to be long and random: a word can be guessed with one token at hand",
        "3.8": "check who made the token, and whom it is about",
        "3.9": "check for whom the token is",
        "3.10": "do not trust what a token says before it is checked, 'kid' and 'jku' included",
        "3.11": "say in 'typ' which kind of token it is",
        "3.12": "rules that no two kinds of token can both pass",
      ])
}
