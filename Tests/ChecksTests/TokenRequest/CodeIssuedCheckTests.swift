import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("code-issued")
struct CodeIssuedCheckTests {
  private let check = MessageCheck.codeIssued

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "the code is the one of 'authorization-response'",
      of: check, at: "token-request")
  }

  @Test("fails for another code, and names the character")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "form.code", .set(Recorded.code.spoiled))
    try signIn.expect(
      .fail,
      "no authorization response issued this 'code'; compared with the last one, "
        + "1 of 43 characters differ: character 1 is 'X' and should be '5'",
      expected: Recorded.code, actual: Recorded.code.spoiled,
      of: check, at: "token-request")
  }

  @Test("fails without a code")
  func failsWithout() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "form.code", .remove)
    try signIn.expect(
      .fail, "'code' is missing",
      of: check, at: "token-request")
  }

  @Test("fails when no code was issued at all")
  func failsWithoutAny() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-response", "location.query.code", .remove)
    try signIn.expect(
      .fail, "no code was issued before", actual: Recorded.code,
      of: check, at: "token-request")
  }

  @Test("is unknown when 'authorization-response' is gone")
  func isUnknownWithoutAuthorizationResponse() throws {
    var signIn = try SignIn()
    try signIn.delete("authorization-response")
    try signIn.expect(
      .unknown, "step 11 is not in the transcript",
      of: check, at: "token-request")
  }

  @Test("does not apply to a body that is no form")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "header.Content-Type", .set("application/json"))
    try signIn.expectNothing(of: check, at: "token-request")
  }
}
