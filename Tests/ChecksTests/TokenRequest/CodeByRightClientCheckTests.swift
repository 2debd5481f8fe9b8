import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("code-by-right-client")
struct CodeByRightClientCheckTests {
  private let check = MessageCheck.codeByRightClient

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'client_id' equals that of 'authorization-request', 16 characters",
      of: check, at: "token-request")
  }

  @Test("fails for another client, and names the character")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "form.client_id", .set(Recorded.clientID.spoiled))
    try signIn.expect(
      .fail,
      "'client_id' differs from that of 'authorization-request'; 1 of 16 characters differ: "
        + "character 1 is 'X' and should be 'e'", expected: Recorded.clientID,
      actual: Recorded.clientID.spoiled,
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

  @Test("is unknown when 'authorization-request' is gone")
  func isUnknownWithoutAuthorizationRequest() throws {
    var signIn = try SignIn()
    try signIn.delete("authorization-request")
    try signIn.expect(
      .unknown, "the authorization request behind 'login-submit' is not in the transcript",
      of: check, at: "token-request")
  }

  @Test("finds the request behind a login with a wrong password")
  func passesSecondLogin() throws {
    var signIn = try SignIn()
    try signIn.insertSecondLogin(token: "AAAAAAAAAAAAAAAAAAAAAA")
    try signIn.expect(
      .pass, "'client_id' equals that of 'authorization-request', 16 characters",
      of: check, at: "token-request")
  }

  @Test("does not apply without 'client_id'")
  func notApplicableWithout() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "form.client_id", .remove)
    try signIn.expectNothing(of: check, at: "token-request")
  }
}
