import HTTPModel
import JOSE
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

extension SignIn {
  /// A token as it stands in a step.
  func token(_ id: String, _ place: String) throws -> WireText {
    let place = try #require(Place(parsing: place))
    let step = try #require(transcript.steps.first { $0.id.description == id })
    return try #require(step.message?.values.first { $0.place == place }?.value)
  }

  /// Issues a token of a step anew, with other claims and a good signature: a key of the test's own
  /// takes the place of the issuer's in every key set.
  mutating func reissue(
    _ id: String, _ member: String, _ change: (inout TokenText) -> Void
  ) throws {
    var jwk = try KeyGeneration.ed25519()
    jwk.keyID = "test"
    var text = try #require(TokenText(in: try token(id, "json.\(member)")))
    text.header.set("alg", to: "EdDSA")
    text.header.set("kid", to: "test")
    change(&text)
    let input = JWSSigningInput(
      header: text.header, payload: Array(text.claims.compactText.utf8))
    let signature = try SigningKey(jwk).signature(over: input.bytes)
    try self.change(id, "json.\(member)", .set(input.joined(with: signature)))
    let keySet = JWKSet([try #require(jwk.publicKey)]).json.compactText
    for id in ["keys-response", "keys-response#2"] {
      try self.change(id, "body", .set(keySet))
    }
  }
}

extension WireTextConvertible {
  /// The text with its character at an offset replaced by another of base64url.
  func withOtherCharacter(at offset: Int) -> WireText {
    var characters = Array(wireText.utf8)
    let other = characters[offset] == UInt8(ascii: "A") ? "B" : "A"
    characters.replaceSubrange(offset...offset, with: other.utf8)
    return WireText(decoding: characters)
  }
}
