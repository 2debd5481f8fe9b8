import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("refresh-token-rotated")
struct RefreshTokenRotatedCheckTests {
  private let check = MessageCheck.refreshTokenRotated

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'refresh_token' is a new one, 43 characters", of: check, at: "refresh-response")
  }

  @Test("fails for the old token, and for none")
  func fails() throws {
    let old = try SignIn().token("token-response", "json.refresh_token")
    try SignIn(changing: "refresh-response", "json.refresh_token", .set(old)).expect(
      .fail, "'refresh_token' is the one of 'token-response'", of: check, at: "refresh-response")
    try SignIn(changing: "refresh-response", "json.refresh_token", .remove).expect(
      .fail, "'refresh_token' is missing: the old one stays in use, and a thief's copy too",
      of: check, at: "refresh-response")
  }

  @Test("fails for the old token also when the response that issued it is gone")
  func failsWithoutFirstResponse() throws {
    let old = try SignIn().token("token-response", "json.refresh_token")
    var signIn = try SignIn(changing: "refresh-response", "json.refresh_token", .set(old))
    try signIn.delete("token-response")
    try signIn.expect(
      .fail, "'refresh_token' is the one of 'refresh-request'", of: check,
      at: "refresh-response")
  }

  @Test("is unknown when an earlier response is gone")
  func unknown() throws {
    try SignIn(without: "token-response").expect(
      .unknown, "step 16 is not in the transcript", of: check, at: "refresh-response")
  }

  @Test("does not apply to a refusal, or to a token that is bound to a key")
  func notApplicable() throws {
    try SignIn(changing: "refresh-response", "status", .set("400")).expectNothing(
      of: check, at: "refresh-response")
    try SignIn(changing: "refresh-request", "header.DPoP", .add("a.b.c")).expectNothing(
      of: check, at: "refresh-response")
  }
}
