extension GlossaryEntry {
  static let serverSections =
    sections(
      of: .rfc8414,
      [
        "2": "the members of the metadata, and what an absent one means",
        "3": "where the metadata is found",
        "3.1": "the request for the metadata: where the well-known path goes into the URL",
        "3.2": "the metadata response: a JSON object",
        "3.3": "the issuer in the metadata has to be the one that was asked",
        "6.1": "metadata travels over TLS",
        "6.2": "a server that passes itself off as another, and how TLS and 'issuer' prevent it",
      ])
    + sections(
      of: .rfc9207,
      [
        "2": "the parameter 'iss' of every answer, errors included",
        "2.3": "the server says in its metadata that it sends 'iss'",
        "2.4": "the app compares 'iss' exactly, and gives up when it differs",
        "3": "the member of the metadata that promises 'iss'",
      ])
    + sections(
      of: .rfc3986,
      [
        "2.1": "how a byte is written as '%' and two digits",
        "2.3": "the characters that never need that",
        "6.2.1": "comparing two URIs as plain text",
      ])

  static let joseSections =
    signatureSections + keySections + tokenSections + passwordSections + json

  private static let json = sections(
    of: .rfc8259, ["4": "what an object is, and that each name should stand in it once"])

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
      "4.1.11": "'crit': who does not know what it names has to refuse the token",
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
        "4.3": "'key_ops', what may be done with the key",
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
        "4.1": "the claims that mean the same in every JWT",
        "4.1.1": "'iss', who made the token",
        "4.1.2": "'sub', whom the token is about",
        "4.1.3": "'aud', for whom the token is",
        "4.1.4": "'exp', when the token ends: a number of seconds",
        "4.1.5": "'nbf', before which the token must not be taken",
        "4.1.6": "'iat', when the token was made",
        "4.1.7": "'jti', the name of the token",
        "7.2": "how a JWT is checked, step by step",
      ])
    + sections(
      of: .rfc8725,
      [
        "2.1": "attacks that choose the algorithm: 'none', and a public key used as a secret",
        "3.1": "whoever checks decides which algorithms are good, and a key is for one",
        "3.3": "every signature is checked, and a token of which one is bad is refused as a whole",
        "3.5": "keys have to be long and random: a word can be guessed with one token at hand",
        "3.8": "check who made the token, and whom it is about",
        "3.9": "check for whom the token is",
        "3.10": "do not trust what a token says before it is checked, 'kid' and 'jku' included",
        "3.11": "say in 'typ' which kind of token it is",
        "3.12": "rules that no two kinds of token can both pass",
      ])

  static let httpSections =
    sections(
      of: .rfc9110,
      [
        "5.3": "a field that comes several times, and which may",
        "7.2": "'Host', which server is meant",
        "8.3": "'Content-Type', the format of a body",
        "8.6": "'Content-Length', the length of a body",
        "10.1.5": "'User-Agent', which program sends",
        "10.2.2": "'Location', where to go next",
        "10.2.3": "'Retry-After', when to try again",
        "11.5": "what a realm is",
        "11.6.1": "'WWW-Authenticate', how to ask with credentials",
        "11.6.2": "'Authorization', the credentials",
        "12.5.1": "'Accept', which formats are welcome",
        "15": "what the classes of status codes mean",
        "15.4.3": "status 302, a redirect",
        "15.4.4": "status 303, a redirect that is always followed with GET",
        "15.4.8": "status 307, a redirect that is followed with the same method and body",
        "15.5.2": "status 401, which says in 'WWW-Authenticate' how to prove oneself",
        "17.9": "what is secret does not belong in a URL: URLs are logged, kept and passed on",
      ])
    + sections(
      of: .rfc9111,
      [
        "5.2": "'Cache-Control', who may keep a message",
        "5.2.2.5": "'no-store': nobody may keep it",
        "5.4": "'Pragma', out of use since 'Cache-Control' exists",
      ])
    + sections(
      of: .rfc6265,
      [
        "4.1": "'Set-Cookie', what a server gives a browser to keep",
        "4.1.2.5": "'Secure': the cookie travels over TLS only",
        "4.1.2.3": "'Domain': the cookie goes to every host below a name",
        "4.1.2.6": "'HttpOnly': no script can read the cookie",
        "4.2": "'Cookie', what the browser brings back",
        "8.3": "cookies can be read on their way, unless the connection is secure",
      ])
}
