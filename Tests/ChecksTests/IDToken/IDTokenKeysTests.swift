import JOSE
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("id-token-signature with the keys that people publish")
struct IDTokenKeysTests {
  private let check = TokenCheck.idTokenSignature
  private let rsaAlgorithms = "'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'"

  @Test(
    "a key without 'alg' verifies with the algorithm of the header",
    arguments: SignatureAlgorithm.allCases.filter { $0.keyType != .symmetric })
  func withoutAlgorithm(algorithm: SignatureAlgorithm) throws {
    let key = try Self.key(for: algorithm)
    let signIn = try signIn(signedWith: key, algorithm, publishing: [key])
    try signIn.expect(
      .pass, "the \(algorithm.name) signature fits the key 'k'", of: check, at: "token-response")
  }

  @Test("a key with 'alg' verifies with that alone, whatever the header says")
  func withAlgorithm() throws {
    var key = try Self.rsa()
    let unnamed = key
    key.algorithmName = "PS256"
    try signIn(signedWith: unnamed, .ps256, publishing: [key]).expect(
      .pass, "the PS256 signature fits the key 'k'", of: check, at: "token-response")
    try signIn(signedWith: unnamed, .rs256, publishing: [key]).expect(
      .fail, "the 'PS256' signature does not fit the token and the key 'k'", of: check,
      at: "token-response")
  }

  @Test(
    "a header that names no algorithm of the key's type chooses none",
    arguments: ["none", "HS256", "ES256", "rs256"])
  func notChosen(name: String) throws {
    let key = try Self.rsa()
    let signIn = try signIn(signedWith: key, .rs256, named: .string(name), publishing: [key])
    try signIn.expect(
      .fail,
      "the key 'k' cannot verify: the key names no 'alg', and the header's is \"\(name)\": "
        + "allowed for the key are \(rsaAlgorithms)",
      of: check, at: "token-response")
  }

  @Test("a shared secret in a public key set verifies nothing")
  func secret() throws {
    var key = JWK(secret: Array("secret".utf8))
    key.keyID = "k"
    let signIn = try signIn(signedWith: key, .hs256, publishing: [key])
    let algorithms = AllowedAlgorithms.all.map { "'\($0.name)'" }.joined(separator: ", ")
    try signIn.expect(
      .fail,
      "the key 'k' cannot verify: the key names no 'alg' and is of type 'oct': "
        + "none of the allowed \(algorithms) fits",
      of: check, at: "token-response")
  }

  @Test("a key whose 'key_ops' has no 'verify' verifies nothing")
  func operations() throws {
    let key = try Self.rsa()
    var json = key.json
    json.set("key_ops", to: .array(["encrypt"]))
    let signIn = try signIn(signedWith: key, .rs256, publishing: [JWK(json)])
    try signIn.expect(
      .fail,
      "the key 'k' cannot verify: the key's 'key_ops' is 'encrypt': "
        + "a key that may verify has 'verify' there, or no 'key_ops'",
      of: check, at: "token-response")
  }

  @Test("of several keys with one 'kid' the one of the right type is taken")
  func rightType() throws {
    let (rsa, curve) = (try Self.rsa(), try Self.key(for: .es256))
    try signIn(signedWith: rsa, .ps384, publishing: [curve, rsa]).expect(
      .pass, "the PS384 signature fits the key 'k' (number 2 of 2 with this 'kid')", of: check,
      at: "token-response")
    try signIn(signedWith: curve, .es256, publishing: [curve, rsa]).expect(
      .pass, "the ES256 signature fits the key 'k' (number 1 of 2 with this 'kid')", of: check,
      at: "token-response")
    try signIn(signedWith: try Self.otherRSA(), .rs256, publishing: [curve, rsa]).expect(
      .fail,
      "the 'RS256' signature does not fit the token and the key 'k' (number 2 of 2 with this 'kid')",
      of: check, at: "token-response")
    try signIn(signedWith: rsa, .rs256, named: "none", publishing: [curve, rsa]).expect(
      .fail,
      "the header's 'kid' is 'k': 2 keys of the set have it, "
        + "and none that can be used is for the 'alg' 'none'",
      of: check, at: "token-response")
  }

  @Test("two keys of one type and 'kid' are both tried, and it is said")
  func bothTried() throws {
    let (own, other) = (try Self.rsa(), try Self.otherRSA())
    for (keys, number) in [([own, other], 1), ([other, own], 2)] {
      try signIn(signedWith: own, .rs256, publishing: keys).expect(
        .pass, "the RS256 signature fits the key 'k' (number \(number) of 2 with this 'kid')",
        of: check, at: "token-response")
    }
    let published = [other, try Self.key(for: .es256), other]
    try signIn(signedWith: own, .rs256, publishing: published).expect(
      .fail,
      "2 of the 3 keys with this 'kid' were tried, and none fits: "
        + "the 'RS256' signature does not fit the token and the key 'k' "
        + "(number 1 of 3 with this 'kid'); "
        + "the 'RS256' signature does not fit the token and the key 'k' "
        + "(number 3 of 3 with this 'kid')",
      of: check, at: "token-response")
  }

  @Test("is unknown when a key that cannot be used here might fit")
  func unknown() throws {
    let (own, other) = (try Self.rsa(), try Self.otherRSA())
    var primes = own.json
    primes.set("oth", to: .array([]))
    var signIn = try signIn(signedWith: own, .rs256, publishing: [other])
    try signIn.publish([other.json, primes])
    try signIn.expect(
      .unknown,
      "another key with the 'kid' that the header names cannot be used here: "
        + "the RSA key has more than two primes ('oth'), which is not supported",
      of: check, at: "token-response")
    // A key of another type could not have made the signature.
    let unknownCurve = JSONValue.object(
      JSONMember("kty", "EC"), JSONMember("crv", "secp256k1"), JSONMember("kid", "k"))
    try signIn.publish([unknownCurve, other.json])
    try signIn.expect(
      .fail,
      "the 'RS256' signature does not fit the token and the key 'k' (number 2 of 2 with this 'kid')",
      of: check, at: "token-response")
    // But it is the only one that could have when the header says so.
    signIn = try self.signIn(signedWith: own, .rs256, named: "ES256K", publishing: [other])
    try signIn.publish([unknownCurve, other.json])
    try signIn.expect(
      .unknown,
      "the key that the header names cannot be used here: the curve 'crv' is 'secp256k1': "
        + "for this 'kty' known are 'P-256', 'P-384', 'P-521'",
      of: check, at: "token-response")
  }

  /// The recorded sign-in with its ID token signed anew, and with these keys in every key set.
  private func signIn(
    signedWith key: JWK, _ algorithm: SignatureAlgorithm, named name: JSONValue? = nil,
    publishing keys: [JWK]
  ) throws -> SignIn {
    var signIn = try SignIn()
    let text = try #require(TokenText(in: try signIn.token("token-response", "json.id_token")))
    var header = text.header
    header.set("alg", to: name ?? .string(algorithm.name))
    header.set("kid", to: "k")
    let input = JWSSigningInput(header: header, payload: Array(text.claims.compactText.utf8))
    let signature = try SigningKey(key, algorithm: algorithm).signature(over: input.bytes)
    try signIn.change("token-response", "json.id_token", .set(input.joined(with: signature)))
    try signIn.publish(keys.map { ($0.publicKey ?? $0).json })
    return signIn
  }

  private static func key(for algorithm: SignatureAlgorithm) throws -> JWK {
    var key =
      switch (algorithm.keyType, algorithm.curve) {
      case (_, let curve?): try KeyGeneration.ellipticCurve(curve)
      case (.octetKeyPair, _): try KeyGeneration.ed25519()
      default: try rsa()
      }
    key.keyID = "k"
    return key
  }

  private static func rsa() throws -> JWK { try named(rsaKey) }
  private static func otherRSA() throws -> JWK { try named(otherRSAKey) }

  private static func named(_ made: Result<JWK, any Error>) throws -> JWK {
    var key = try made.get()
    key.keyID = "k"
    return key
  }

  /// Made once for all tests: it takes a while.
  private static let rsaKey = Result { try KeyGeneration.rsa2048() as JWK }
  private static let otherRSAKey = Result { try KeyGeneration.rsa2048() as JWK }
}

extension SignIn {
  /// Puts keys into every key set.
  fileprivate mutating func publish(_ keys: [JSONValue]) throws {
    let keySet = JSONValue.object(JSONMember("keys", .array(keys))).compactText
    for id in ["keys-response", "keys-response#2"] {
      try change(id, "body", .set(keySet))
    }
  }
}
