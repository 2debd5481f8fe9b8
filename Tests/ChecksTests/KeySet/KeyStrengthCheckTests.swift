import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("key-strength")
struct KeyStrengthCheckTests {
  private let check = MessageCheck.keyStrength

  private func signIn(modulus: [UInt8]) throws -> SignIn {
    try SignIn(
      changing: "keys-response", "json.keys/0/n", .set(Base64URL.encode(modulus)))
  }

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(.pass, "RSA with 2048 bits", of: check, at: "keys-response")
  }

  @Test("fails for a shorter key, also when zeros stand in front of it")
  func fails() throws {
    let message = "key 1 has 2047 bits; an RSA key needs 2048"
    let modulus = [0x7f] + [UInt8](repeating: 0xff, count: 255)
    try signIn(modulus: modulus).expect(.fail, message, of: check, at: "keys-response")
    try signIn(modulus: [0] + modulus).expect(.fail, message, of: check, at: "keys-response")
    try signIn(modulus: []).expect(
      .fail, "key 1 has 0 bits; an RSA key needs 2048", of: check, at: "keys-response")
  }

  @Test("fails for a key without modulus")
  func failsForAbsence() throws {
    try SignIn(changing: "keys-response", "json.keys/0/n", .set("*")).expect(
      .fail, "key 1 has no modulus 'n' in base64url", of: check, at: "keys-response")
  }

  @Test("does not apply to keys of other kinds")
  func notApplicable() throws {
    try SignIn(changing: "keys-response", "json.keys/0/kty", .set("EC")).expectNothing(
      of: check, at: "keys-response")
  }
}
