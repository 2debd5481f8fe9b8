import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

@Suite("raw-nonce-format")
struct RawNonceFormatCheckTests {
  private let check = RawNonceFormatCheck()

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "32 characters of 64, each from 4 of 256 octets: 192 bits",
      of: check, at: "raw-nonce")
  }

  @Test("fails for a raw nonce that is too short")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.changeCalculation("raw-nonce", "raw_nonce", "7A.xclLcG1F_2Jc-8m98")
    try signIn.expect(
      .fail,
      "20 characters of 64 are good for 120 bits, 128 are needed",
      of: check, at: "raw-nonce")
  }

  @Test("passes an alphabet of 65, and says what comes more often")
  func bias() throws {
    var signIn = try SignIn("nonce")
    signIn.register(
      .alphabet, at: .app, "W0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._")
    try signIn.expect(
      .pass,
      "32 characters of 65, 61 of them from 4 octets, the others from 3: 192 bits",
      of: check, at: "raw-nonce")
  }

  @Test("fails for a character that the alphabet does not have")
  func stranger() throws {
    var signIn = try SignIn("nonce")
    try signIn.changeCalculation("raw-nonce", "raw_nonce", "7A.xclLcG1F_2Jc-8m98IoIewcJuweL!")
    try signIn.expect(
      .fail,
      "'raw_nonce' has a '!', which its alphabet does not have",
      of: check, at: "raw-nonce")
  }

  @Test("is unknown when the raw nonce was taken out")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    try signIn.deleteFromCalculation("raw-nonce", "raw_nonce")
    try signIn.expect(
      .unknown,
      "the calculation lacks 'raw_nonce'",
      of: check, at: "raw-nonce")
  }
}
