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
    // The key reads back from its own text, signs what its public half verifies, and is new.
    #expect(try JWK(parsing: key.json.compactText) == key)
    let signing = try SigningKey(key)
    #expect(signing.algorithm == .rs256)
    let message = Array("message".utf8)
    let verification = try VerificationKey(try #require(key.publicKey))
    #expect(try verification.verifies(signing.signature(over: message), over: message))
    #expect(try KeyGeneration.rsa2048().thumbprint != key.thumbprint)
  }
}
