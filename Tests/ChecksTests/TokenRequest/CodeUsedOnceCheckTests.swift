import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("code-used-once")
struct CodeUsedOnceCheckTests {
  private let check = MessageCheck.codeUsedOnce

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "none of 0 earlier token requests has this code",
      of: check, at: "token-request")
  }

  @Test("fails for the second request with one code")
  func fails() throws {
    var signIn = try SignIn()
    let again = try signIn.repeatAtEnd("token-request")
    try signIn.expect(
      .fail, "the code was used before, in 'token-request'", of: check, at: again)
    try signIn.expect(
      .pass, "none of 0 earlier token requests has this code", of: check, at: "token-request")
  }

  @Test("is unknown when 'callback' is gone")
  func isUnknownWithoutCallback() throws {
    var signIn = try SignIn()
    try signIn.delete("callback")
    try signIn.expect(
      .unknown, "step 13 is not in the transcript",
      of: check, at: "token-request")
  }

  @Test("does not apply to a body that is no form")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "header.Content-Type", .set("application/json"))
    try signIn.expectNothing(of: check, at: "token-request")
  }
}
