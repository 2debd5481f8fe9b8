import JOSE
import Testing
import WireFormats

@Suite("Key generation")
struct KeyGenerationTests {
  @Test("RSA")
  func rsa() throws {
    let key = try KeyGeneration.rsa2048()
    #expect(
      (key.json.members ?? []).map(\.name) == ["kty", "n", "e", "d", "p", "q", "dp", "dq", "qi"])
    #expect(key.json["e"] == "AQAB")
    try checkWorks(key, algorithm: .rs256)
  }

  @Test("P-256")
  func p256() throws {
    let key = try KeyGeneration.p256()
    #expect((key.json.members ?? []).map(\.name) == ["kty", "crv", "x", "y", "d"])
    try checkWorks(key, algorithm: .es256)
  }

  @Test("every curve for ECDSA")
  func curves() throws {
    for (curve, algorithm) in [
      (EllipticCurve.p256, SignatureAlgorithm.es256), (.p384, .es384), (.p521, .es512),
    ] {
      let key = try KeyGeneration.ellipticCurve(curve)
      #expect(key.curve == curve)
      try checkWorks(key, algorithm: algorithm)
    }
  }

  @Test("Ed25519")
  func ed25519() throws {
    let key = try KeyGeneration.ed25519()
    #expect((key.json.members ?? []).map(\.name) == ["kty", "crv", "x", "d"])
    try checkWorks(key, algorithm: .edDSA)
  }

  /// The key reads back from its own text, signs what its public half verifies, and is new.
  private func checkWorks(_ key: JWK, algorithm: SignatureAlgorithm) throws {
    #expect(try JWK(parsing: key.json.compactText) == key)
    let signing = try SigningKey(key)
    #expect(signing.algorithm == algorithm)
    let message = Array("message".utf8)
    let verification = try VerificationKey(try #require(key.publicKey))
    #expect(try verification.verifies(signing.signature(over: message), over: message))
  }

  @Test("no two keys are the same")
  func new() throws {
    #expect(try KeyGeneration.p256().thumbprint != KeyGeneration.p256().thumbprint)
    #expect(try KeyGeneration.ed25519().thumbprint != KeyGeneration.ed25519().thumbprint)
  }
}
