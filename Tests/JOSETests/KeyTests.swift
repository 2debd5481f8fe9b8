import JOSE
import TestSupport
import Testing
import WireFormats

@Suite("Signing and verification keys")
struct KeyTests {
  @Test("a secret has the algorithm that it is told, or its 'alg'")
  func algorithmOfSecret() throws {
    var secret = JWK(secret: Array(repeating: 7, count: 5))
    #expect(
      errorMessage { try SigningKey(secret) }
        == "a key of type 'oct' does not tell its algorithm: add 'alg' or name it")
    #expect(try SigningKey(secret, algorithm: .hs384).algorithm == .hs384)
    secret.algorithmName = "HS512"
    secret.keyID = "1"
    let key = try SigningKey(secret)
    #expect(key.algorithm == .hs512)
    #expect(key.keyID == "1")
    #expect(key.verificationKey.algorithm == .hs512)
    #expect(key.verificationKey.keyID == "1")
  }

  @Test("an RSA key cannot be a secret, nor any key another's")
  func confusion() throws {
    let keys = [
      try TestKeys.rsa, try TestKeys.p256, try TestKeys.p384, try TestKeys.p521,
      try TestKeys.ed25519, try TestKeys.secret,
    ]
    for jwk in keys {
      for algorithm in SignatureAlgorithm.allCases where algorithm.keyType != jwk.keyType {
        let message = """
          '\(algorithm.name)' needs a key of type '\(algorithm.keyType.name)', \
          this is '\(jwk.keyType.name)'
          """
        #expect(errorMessage { try VerificationKey(jwk, algorithm: algorithm) } == message)
        #expect(errorMessage { try SigningKey(jwk, algorithm: algorithm) } == message)
        var named = jwk
        named.algorithmName = algorithm.name
        #expect(errorMessage { try VerificationKey(named) } == message)
      }
    }
    #expect(
      errorMessage { try VerificationKey(secret: [1], algorithm: .rs256) }
        == "'RS256' needs a key of type 'RSA', this is 'oct'")
  }

  @Test("a key on one curve has no algorithm of another")
  func curves() throws {
    for algorithm in SignatureAlgorithm.allCases {
      guard let own = algorithm.curve else { continue }
      let jwk = try TestKeys.key(for: algorithm)
      #expect(jwk.curve == own)
      #expect(try VerificationKey(jwk).algorithm == algorithm)
      for other in SignatureAlgorithm.allCases where other != algorithm && other.curve != nil {
        let message = """
          '\(other.name)' needs a key on the curve '\(try #require(other.curve).name)', \
          this is on '\(own.name)'
          """
        #expect(errorMessage { try VerificationKey(jwk, algorithm: other) } == message)
        #expect(errorMessage { try SigningKey(jwk, algorithm: other) } == message)
      }
    }
  }

  @Test("'alg' and 'use' of the key are obeyed")
  func members() throws {
    var jwk = try TestKeys.secret
    jwk.algorithmName = "HS256"
    #expect(
      errorMessage { try SigningKey(jwk, algorithm: .hs512) }
        == "'HS512' was asked for, but the key's 'alg' is 'HS256'")
    jwk.algorithmName = "none"
    #expect(
      errorMessage { try VerificationKey(jwk, algorithm: .hs256) }
        == """
        the key's 'alg' is 'none': \
        known are 'HS256', 'HS384', 'HS512', 'RS256', 'RS384', 'RS512', \
        'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'
        """)
    jwk.algorithmName = "HS256"
    jwk.use = "enc"
    #expect(
      errorMessage { try VerificationKey(jwk) }
        == "the key's 'use' is 'enc': a key for signatures has 'sig' or no 'use'")
  }

  @Test("a public key cannot sign")
  func publicKey() throws {
    let jwk = try #require(try TestKeys.p256.publicKey)
    #expect(
      errorMessage { try SigningKey(jwk) }
        == "the key of type 'EC' has no private member 'd': only the private key can sign")
  }

  @Test("weak RSA keys are refused")
  func weakRSA() throws {
    let short = try JWK(parsing: TestKeys.rsa1024)
    #expect(
      errorMessage { try VerificationKey(short) }
        == "the RSA key has 1024 bits: at least 2048 are needed")
    for exponent in ["AQ", "AAAA", "Ag", "AQAA"] {
      var json = try #require(try TestKeys.rsa.publicKey).json
      json.set("e", to: .string(exponent))
      let found = errorMessage { try VerificationKey(try JWK(json)) }
      let expected =
        exponent == "AAAA"
        ? "the key's number 'e' begins with a zero byte: write it without"
        : "the RSA key's 'e' must be an odd number from 3 on: 65537 ('AQAB') is usual"
      #expect(found == expected)
    }
  }

  @Test("a point that is not on the curve is refused")
  func point() throws {
    for (jwk, name) in [
      (try TestKeys.p256, "x"), (try TestKeys.p256, "y"), (try TestKeys.p384, "x"),
      (try TestKeys.p521, "y"),
    ] {
      var json = try #require(jwk.publicKey).json
      let zeros = [UInt8](repeating: 0, count: try #require(jwk.curve).byteCount)
      json.set(name, to: .string(Base64URL.encode(zeros)))
      #expect(
        errorMessage { try VerificationKey(try JWK(json)) }
          == "the key is no working key: could not make a key of type 'EC': point is not on curve")
    }
  }

  @Test("private members that belong to another key are refused")
  func mixedUp() throws {
    for (own, other) in [
      (try TestKeys.p256, try SpareKey.of(.es256)), (try TestKeys.p384, try SpareKey.of(.es384)),
      (try TestKeys.p521, try SpareKey.of(.es512)), (try TestKeys.ed25519, try SpareKey.of(.edDSA)),
    ] {
      var json = own.json
      json.set("d", to: try #require(other.json["d"]))
      #expect(
        errorMessage { try SigningKey(try JWK(json)) } == """
          the key's private members do not belong to its public ones: \
          a trial signature does not fit
          """)
    }
  }

  @Test("an RSA key signs with 'd' alone, and gives the same signature")
  func withoutPrimes() throws {
    var json = try TestKeys.rsa.json
    for name in ["p", "q", "dp", "dq", "qi"] { json.remove(name) }
    let message = Array("message".utf8)
    let signature = try SigningKey(try JWK(json)).signature(over: message)
    #expect(signature == (try SigningKey(TestKeys.rsa).signature(over: message)))
  }

  @Test("a verification key made of a private key is the public one")
  func publicPart() throws {
    let message = Array("message".utf8)
    for jwk in [try TestKeys.rsa, try TestKeys.p256, try TestKeys.ed25519] {
      let signature = try SigningKey(jwk).signature(over: message)
      #expect(try VerificationKey(jwk).verifies(signature, over: message))
      let published = try #require(jwk.publicKey)
      #expect(try VerificationKey(published).verifies(signature, over: message))
    }
  }

  @Test("lengths of signatures")
  func lengths() throws {
    #expect(try VerificationKey(TestKeys.rsa).signatureByteCount == 256)
    #expect(try VerificationKey(TestKeys.rsa, algorithm: .ps512).signatureByteCount == 256)
    #expect(try VerificationKey(TestKeys.p256).signatureByteCount == 64)
    #expect(try VerificationKey(TestKeys.p384).signatureByteCount == 96)
    #expect(try VerificationKey(TestKeys.p521).signatureByteCount == 132)
    #expect(try VerificationKey(TestKeys.ed25519).signatureByteCount == 64)
    #expect(try VerificationKey(secret: [], algorithm: .hs256).signatureByteCount == 32)
    #expect(try VerificationKey(secret: [], algorithm: .hs384).signatureByteCount == 48)
    #expect(try VerificationKey(secret: [], algorithm: .hs512).signatureByteCount == 64)
  }

  @Test("signatures that are no signatures are simply wrong")
  func degenerate() throws {
    let message = Array("message".utf8)
    for algorithm in SignatureAlgorithm.allCases {
      let key = try VerificationKey(TestKeys.key(for: algorithm), algorithm: algorithm)
      for byte: UInt8 in [0, 0xff] {
        let signature = [UInt8](repeating: byte, count: key.signatureByteCount)
        #expect(try !key.verifies(signature, over: message))
      }
      #expect(try !key.verifies([], over: message))
    }
  }

  @Test("a byte between the two numbers of an ES256 signature is found")
  func stuffed() throws {
    let key = try SigningKey(TestKeys.p256)
    let message = Array("message".utf8)
    let signature = try key.signature(over: message)
    let stuffed = Array(signature[..<32] + [0] + signature[32...])
    #expect(try !key.verificationKey.verifies(stuffed, over: message))
  }

  @Test("one key serves many threads")
  func threads() async throws {
    let keys = [
      try SigningKey(TestKeys.rsa), try SigningKey(TestKeys.rsa, algorithm: .ps256),
      try SigningKey(TestKeys.p256), try SigningKey(TestKeys.p521),
      try SigningKey(TestKeys.ed25519),
      try SigningKey(TestKeys.secret, algorithm: .hs256),
    ]
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<16 {
        group.addTask {
          let message = Array("message \(number)".utf8)
          return try keys.allSatisfy { key in
            try (0..<20).allSatisfy { _ in
              try key.verificationKey.verifies(key.signature(over: message), over: message)
            }
          }
        }
      }
      for try await isValid in group { #expect(isValid) }
    }
  }
}
