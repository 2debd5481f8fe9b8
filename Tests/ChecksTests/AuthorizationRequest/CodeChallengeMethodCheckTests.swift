import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("code-challenge-method")
struct CodeChallengeMethodCheckTests {
  private let check = MessageCheck.codeChallengeMethod

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'code_challenge_method' is 'S256'",
      of: check, at: "authorization-request")
  }

  @Test("fails for another method")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.code_challenge_method", .set("plain"))
    try signIn.expect(
      .fail, "'code_challenge_method' is 'plain', not 'S256'", expected: "S256", actual: "plain",
      of: check, at: "authorization-request")
  }

  @Test("fails for the method in lower case")
  func failsForCase() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.code_challenge_method", .set("s256"))
    try signIn.expect(
      .fail, "'code_challenge_method' is 's256', not 'S256'", expected: "S256", actual: "s256",
      of: check, at: "authorization-request")
  }

  @Test("fails without a method")
  func failsWithout() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.code_challenge_method", .remove)
    try signIn.expect(
      .fail,
      "'code_challenge_method' is missing, which means 'plain': the challenge is the verifier",
      expected: "S256",
      of: check, at: "authorization-request")
  }

  @Test("does not apply to a request without 'code_challenge'")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.code_challenge", .remove)
    try signIn.expectNothing(of: check, at: "authorization-request")
  }
}
