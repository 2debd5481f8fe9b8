import HTTPModel
import JOSE
import TestSupport
import Testing
import TranscriptModel
import WireFormats

@Suite("participants and a key set with several keys of one 'kid'")
struct SharedKeyIDTests {
  @Test("the app takes the key of the right type, or tries both of the same")
  func app() async throws {
    let own = try await publishedKey(of: "keys-response", in: try await playPKCE())
    for others in [
      [try curve(like: own), own], [try rsa(like: own), own], [own, try rsa(like: own)],
    ] {
      let transcript = try await playPKCE(edits: edits(others))
      #expect(transcript.outcome?.result == .completed)
      #expect(
        try signature(in: transcript, "id-token-check")
          == "good")
    }
  }

  @Test("the app says that it tried both")
  func appRefuses() async throws {
    let own = try await publishedKey(of: "keys-response", in: try await playPKCE())
    let keys = text([try rsa(like: own), try rsa(like: own)])
    let transcript = try await playPKCE(edits: ["keys-response:body=\(keys)"])
    #expect(try signature(in: transcript, "id-token-check") == "bad")
  }

  @Test("the app verifies with a key that names no 'alg'")
  func withoutAlgorithm() async throws {
    var own = try await publishedKey(of: "keys-response", in: try await playPKCE())
    own.algorithmName = nil
    let transcript = try await playPKCE(edits: edits([own]))
    #expect(transcript.outcome?.result == .completed)
  }

  @Test("Firebase takes the key of the right type, or tries both of the same")
  func firebase() async throws {
    let step = "apple-keys-response"
    let own = try await publishedKey(of: step, in: try await playNonce())
    for others in [
      [try curve(like: own), own], [try rsa(like: own), own], [own, try rsa(like: own)],
    ] {
      let transcript = try await playNonce(edits: ["\(step):body=\(text(others))"])
      #expect(transcript.outcome?.result == .completed)
      #expect(
        try signature(in: transcript, "identity-token-verification")
          == "good")
    }
    let neither = try await playNonce(
      edits: ["\(step):body=\(text([try rsa(like: own), try rsa(like: own)]))"])
    #expect(neither.outcome?.result == .refused)
    #expect(neither.outcome?.defence == "identity-token-signature")
    #expect(try signature(in: neither, "identity-token-verification") == "bad")
    #expect(
      neither.outcome?.message == """
        Unable to verify the ID Token signature. \
        (2 keys with the header's 'kid' were tried, and none fits)
        """)
  }

  private func publishedKey(of step: String, in transcript: Transcript) async throws -> JWK {
    let json = try #require(
      transcript.steps.first { $0.id.description == step }?.response?.json)
    return try #require(try JWKSet(json).keys.first)
  }

  private func signature(in transcript: Transcript, _ step: String) throws -> WireText {
    let calculation = try #require(
      transcript.steps.first { $0.id.description == step }?.calculation)
    return try #require(calculation.output("signature"))
  }

  /// Each participant fetches the keys for itself.
  private func edits(_ keys: [JWK]) -> [String] {
    ["keys-response:body=\(text(keys))", "keys-response#2:body=\(text(keys))"]
  }

  private func text(_ keys: [JWK]) -> WireText { JWKSet(keys).json.compactText }

  private func curve(like key: JWK) throws -> JWK {
    try named(try SpareKey.of(.es256), like: key)
  }

  private func rsa(like key: JWK) throws -> JWK {
    try named(try KeyGeneration.rsa2048(), like: key)
  }

  private func named(_ made: JWK, like key: JWK) throws -> JWK {
    var made = try #require(made.publicKey)
    made.keyID = key.keyID
    return made
  }
}
