import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("response-type-code")
struct ResponseTypeCodeCheckTests {
  private let check = MessageCheck.responseTypeCode

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'response_type' is 'code'",
      of: check, at: "authorization-request")
  }

  @Test("fails for a token in the redirect")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.response_type", .set("token"))
    try signIn.expect(
      .fail, "'response_type' is 'token', not 'code'", expected: "code", actual: "token",
      of: check, at: "authorization-request")
  }

  @Test("fails without the parameter")
  func failsWithout() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.response_type", .remove)
    try signIn.expect(
      .fail, "'response_type' is missing", expected: "code",
      of: check, at: "authorization-request")
  }
}
