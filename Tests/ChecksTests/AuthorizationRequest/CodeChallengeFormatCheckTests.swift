import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("code-challenge-format")
struct CodeChallengeFormatCheckTests {
  private let check = MessageCheck.codeChallengeFormat

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "43 characters of base64url, 32 bytes",
      of: check, at: "authorization-request")
  }

  @Test("fails for padding")
  func failsForPadding() throws {
    var signIn = try SignIn()
    try signIn.change(
      "authorization-request", "query.code_challenge", .set(Recorded.challenge + "="))
    try signIn.expect(
      .fail, "'code_challenge' is not base64url: character '=' at offset 43 is not in the alphabet",
      of: check, at: "authorization-request")
  }

  @Test("fails for another length")
  func failsForLength() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.code_challenge", .set("AAAA"))
    try signIn.expect(
      .fail,
      "'code_challenge' has 4 characters, 3 bytes; a SHA-256 digest has 32 bytes, 43 characters",
      of: check, at: "authorization-request")
  }

  @Test("does not apply to the method 'plain'")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.code_challenge_method", .set("plain"))
    try signIn.expectNothing(of: check, at: "authorization-request")
  }
}
