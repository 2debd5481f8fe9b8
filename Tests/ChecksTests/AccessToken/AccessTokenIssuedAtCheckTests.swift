import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("access-token-issued-at")
struct AccessTokenIssuedAtCheckTests {
  private let check = TokenCheck.accessTokenIssuedAt

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'iat' is 1767225600, 0 seconds ago", of: check, at: "token-response")
  }

  @Test("fails for a token that is used before it was issued")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.changeTime("resource-request", 1_767_225_539)
    try signIn.expect(
      .fail, "'iat' is 1767225600, 61 seconds after this step; clocks may differ by 60 seconds",
      of: check, at: "resource-request")
  }

  @Test("fails for a time that is missing")
  func failsForAbsence() throws {
    try SignIn(changing: "token-response", "json.access_token.claims.iat", .remove).expect(
      .fail, "'iat' is missing", of: check, at: "token-response")
  }

  @Test("does not apply to a token that is no JWT")
  func notApplicable() throws {
    try SignIn(changing: "token-response", "json.access_token", .set("opaque")).expectNothing(
      of: check, at: "token-response")
  }
}
