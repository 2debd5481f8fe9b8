import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("grant-type")
struct GrantTypeCheckTests {
  private let check = MessageCheck.grantType

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'grant_type' is 'authorization_code'",
      of: check, at: "token-request")
  }

  @Test("fails for another grant")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "form.grant_type", .set("password"))
    try signIn.expect(
      .fail, "'grant_type' is 'password', not 'authorization_code'", expected: "authorization_code",
      actual: "password",
      of: check, at: "token-request")
  }

  @Test("fails without the parameter")
  func failsWithout() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "form.grant_type", .remove)
    try signIn.expect(
      .fail, "'grant_type' is missing", expected: "authorization_code",
      of: check, at: "token-request")
  }

  @Test("does not apply to a body that is no form")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "header.Content-Type", .set("application/json"))
    try signIn.expectNothing(of: check, at: "token-request")
  }
}
