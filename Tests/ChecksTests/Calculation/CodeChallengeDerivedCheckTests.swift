import OAuthModel
import Testing
import TranscriptModel

@testable import Checks

@Suite("code-challenge-derived")
struct CodeChallengeDerivedCheckTests {
  private let check = CodeChallengeDerivedCheck()

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "BASE64URL(SHA-256(code_verifier)) has 43 characters, as given",
      of: check, at: "code-challenge")
  }

  @Test("fails for another challenge, and names the character")
  func failsForChallenge() throws {
    var signIn = try SignIn()
    try signIn.changeCalculation("code-challenge", "code_challenge", Recorded.challenge.spoiled)
    try signIn.expect(
      .fail,
      "'code_challenge' is not S256 of 'code_verifier'; "
        + "1 of 43 characters differ: character 1 is 'X' and should be 'Q'",
      expected: Recorded.challenge, actual: Recorded.challenge.spoiled,
      of: check, at: "code-challenge")
  }

  @Test("fails for another digest")
  func failsForDigest() throws {
    var signIn = try SignIn()
    try signIn.changeCalculation(
      "code-challenge", "sha256", "50d6e9620d7bcd72c4fd58901037538a6a768e3f9c0582449d1d6de1f65d056e"
    )
    try signIn.expect(
      .fail,
      "'sha256' is not the digest of 'code_verifier'; "
        + "1 of 64 characters differ: character 1 is '5' and should be '4'",
      expected: "40d6e9620d7bcd72c4fd58901037538a6a768e3f9c0582449d1d6de1f65d056e",
      actual: "50d6e9620d7bcd72c4fd58901037538a6a768e3f9c0582449d1d6de1f65d056e",
      of: check, at: "code-challenge")
  }

  @Test("fails for a verifier that was not drawn")
  func failsForVerifier() throws {
    var signIn = try SignIn()
    try signIn.changeCalculation("code-challenge", "code_verifier", Recorded.verifier.spoiled)
    try signIn.expect(
      .fail,
      "'code_verifier' is not base64url of 'random_octets'; "
        + "1 of 43 characters differ: character 1 is 'X' and should be '8'",
      expected: Recorded.verifier, actual: Recorded.verifier.spoiled,
      of: check, at: "code-challenge")
  }

  @Test("accepts a verifier that was not drawn when no octets are given")
  func passesWithoutOctets() throws {
    var signIn = try SignIn()
    try signIn.deleteFromCalculation("code-challenge", "random_octets")
    try signIn.expect(
      .pass, "BASE64URL(SHA-256(code_verifier)) has 43 characters, as given",
      of: check, at: "code-challenge")
  }

  @Test("is unknown without the verifier")
  func isUnknown() throws {
    var signIn = try SignIn()
    try signIn.deleteFromCalculation("code-challenge", "code_verifier")
    try signIn.expect(
      .unknown, "the calculation lacks 'code_verifier' or 'code_challenge'",
      of: check, at: "code-challenge")
  }
}
