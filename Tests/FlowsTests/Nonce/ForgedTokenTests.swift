import JOSE
import Testing
import TranscriptModel
import WireFormats

@testable import NonceFlow
@testable import Simulation

@Suite("a token that somebody changed")
struct ForgedTokenTests {
  private static func token() throws -> TokenText {
    let genuine = try PublishedKey.apple.signer.sign(type: nil, claims: .object([]))
    var token = try #require(TokenText(in: genuine))
    token.claims.set("sub", to: "somebody")
    return token
  }

  @Test("keeps its signature, which does not fit")
  func edited() throws {
    let token = try Self.token()
    #expect(token.text.hasSuffix("." + token.signature))
    #expect(try !verifies(token.text, with: try PublishedKey.apple.key))
  }

  @Test("has no signature when 'alg' says 'none'")
  func unsigned() throws {
    let text = try Self.token().unsigned
    #expect(text.hasSuffix("."))
    #expect(TokenText(in: text)?.header["alg"] == "none")
    #expect(TokenText(in: text)?.claims["sub"] == "somebody")
  }

  @Test("has an HMAC with whatever was taken for a secret")
  func authenticated() throws {
    let text = try Self.token().authenticated(with: "public key")
    #expect(TokenText(in: text)?.header["alg"] == "HS256")
    let key = try VerificationKey(secret: Array("public key".utf8), algorithm: .hs256)
    let jws = try UnverifiedJWS(parsing: text)
    #expect(try key.verifies(jws.signature, over: jws.signingInput))
  }

  @Test("brings the key that verifies it, and not its private part")
  func signed() throws {
    let own = try PublishedKey.attacker.key
    let text = try Self.token().signed(with: own)
    let jwk = try #require(TokenText(in: text)?.header["jwk"])
    #expect(jwk["n"] != nil)
    #expect(jwk["d"] == nil)
    #expect(try verifies(text, with: own))
  }

  private func verifies(_ text: WireText, with jwk: JWK) throws -> Bool {
    let jws = try UnverifiedJWS(parsing: text)
    return try SigningKey(jwk).verificationKey.verifies(jws.signature, over: jws.signingInput)
  }
}
