import Vocabulary
import Testing
import TranscriptModel

@testable import Checks

@Suite("code-verifier-present")
struct CodeVerifierPresentCheckTests {
  private let check = MessageCheck.codeVerifierPresent

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'code_verifier' has 43 characters",
      of: check, at: "token-request")
  }

  @Test("fails without a verifier")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "form.code_verifier", .remove)
    try signIn.expect(
      .fail, "'code_verifier' is missing, but 'authorization-request' has a 'code_challenge'",
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

  @Test("does not apply when there was no challenge")
  func notApplicableWithout() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.code_challenge", .remove)
    try signIn.expectNothing(of: check, at: "token-request")
  }
}
