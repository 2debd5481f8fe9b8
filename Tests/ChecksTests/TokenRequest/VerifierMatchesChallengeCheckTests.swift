import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("verifier-matches-challenge")
struct VerifierMatchesChallengeCheckTests {
  private let check = MessageCheck.verifierMatchesChallenge

  @Test("passes the recorded sign-in")
  func passes() throws {
    let finding = try SignIn().finding(check, at: "token-request")
    #expect(finding?.verdict == .pass)
    #expect(
      finding?.message
        == "BASE64URL(SHA-256(code_verifier)) is the challenge of 'authorization-request'")
  }

  @Test("fails for a challenge with one other character, and names it")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change(
      "authorization-request", "query.code_challenge",
      .set("X" + signIn.challenge.dropFirst(1)))
    let finding = try #require(try signIn.finding(check, at: "token-request"))
    #expect(finding.verdict == .fail)
    #expect(
      finding.message
        == "'code_verifier' does not give the 'code_challenge' that was sent; "
        + "1 of 43 characters differ: character 1 is 'X' and should be "
        + "'\(signIn.challenge.string.prefix(1))'")
    #expect(finding.expected == signIn.challenge)
  }

  @Test("is unknown when the authorization request is gone")
  func unknown() throws {
    var signIn = try SignIn()
    try signIn.delete("authorization-request")
    let finding = try signIn.finding(check, at: "token-request")
    #expect(finding?.verdict == .unknown)
  }

  @Test("does not apply to a token request without verifier")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "form.code_verifier", .remove)
    #expect(try signIn.finding(check, at: "token-request") == nil)
  }
}

extension SignIn {
  /// The challenge that the app derived.
  fileprivate var challenge: WireText {
    transcript.steps.first { $0.id.name == .codeChallenge }?.calculation?
      .output("code_challenge") ?? ""
  }
}
