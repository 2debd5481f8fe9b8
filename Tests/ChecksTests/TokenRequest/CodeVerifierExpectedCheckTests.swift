import Vocabulary
import Testing
import TranscriptModel

@testable import Checks

@Suite("code-verifier-expected")
struct CodeVerifierExpectedCheckTests {
  private let check = MessageCheck.codeVerifierExpected

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'authorization-request' has the 'code_challenge' for it",
      of: check, at: "token-request")
  }

  @Test("fails for a verifier without challenge")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.code_challenge", .remove)
    try signIn.expect(
      .fail, "a 'code_verifier' came, but 'authorization-request' has no 'code_challenge'",
      of: check, at: "token-request")
  }

  @Test("is unknown when 'authorization-response' is gone")
  func isUnknownWithoutAuthorizationResponse() throws {
    var signIn = try SignIn()
    try signIn.delete("authorization-response")
    try signIn.expect(
      .unknown, "no authorization response in the transcript issues the code '\(Recorded.code)'",
      of: check, at: "token-request")
  }

  @Test("does not apply without 'code_verifier'")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "form.code_verifier", .remove)
    try signIn.expectNothing(of: check, at: "token-request")
  }
}
