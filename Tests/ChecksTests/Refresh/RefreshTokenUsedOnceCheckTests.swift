import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("refresh-token-used-once")
struct RefreshTokenUsedOnceCheckTests {
  private let check = MessageCheck.refreshTokenUsedOnce

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "none of 0 earlier refresh requests traded this token", of: check,
      at: "refresh-request")
  }

  @Test("fails for a token that was traded before")
  func fails() throws {
    var signIn = try SignIn()
    let id = try signIn.repeatAtEnd("refresh-request")
    try signIn.expect(
      .fail, "the refresh token was traded before, in 'refresh-request'", of: check, at: id)
  }

  @Test("passes a second try after a refusal")
  func passesAfterRefusal() throws {
    var signIn = try SignIn(changing: "refresh-response", "status", .set("400"))
    let id = try signIn.repeatAtEnd("refresh-request")
    try signIn.expect(
      .pass, "none of 1 earlier refresh request traded this token", of: check, at: id)
  }

  @Test("is unknown where steps are missing")
  func unknown() throws {
    try SignIn(without: "resource-response").expect(
      .unknown, "step 24 is not in the transcript", of: check, at: "refresh-request")
  }

  @Test("does not apply to a request without a refresh token")
  func notApplicable() throws {
    try SignIn(changing: "refresh-request", "form.refresh_token", .remove).expectNothing(
      of: check, at: "refresh-request")
  }
}
