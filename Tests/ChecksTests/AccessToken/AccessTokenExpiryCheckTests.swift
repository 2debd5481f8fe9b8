import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("access-token-expiry")
struct AccessTokenExpiryCheckTests {
  private let check = TokenCheck.accessTokenExpiry

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'exp' is 1767229200, 3600 seconds ahead as 'expires_in' says", of: check,
      at: "token-response")
    try SignIn().expect(
      .pass, "'exp' is 1767229200, 3600 seconds ahead", of: check, at: "resource-request")
  }

  @Test("passes a token that is used within the leeway, and fails for one used later")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.changeTime("resource-request", 1_767_229_259)
    try signIn.expect(
      .pass, "'exp' is 1767229200, 59 seconds ago, within the leeway", of: check,
      at: "resource-request")
    try signIn.changeTime("resource-request", 1_767_229_260)
    try signIn.expect(
      .fail,
      "'exp' is 1767229200, 60 seconds before this step; clocks may differ by less than 60 seconds",
      of: check, at: "resource-request")
  }

  @Test("fails for an 'exp' that 'expires_in' contradicts")
  func failsForContradiction() throws {
    let message =
      "'exp' is 1767229200, which is not 'iat' and the 3601 seconds of 'expires_in'"
    try SignIn(changing: "token-response", "json.expires_in", .set("3601")).expect(
      .fail, message, of: check, at: "token-response")
  }

  @Test("passes a token that was made before the response, and one whose lifetime is not told")
  func passesOthers() throws {
    try SignIn(changing: "token-response", "json.access_token.claims.iat", .set("1767225590"))
      .expect(
        .pass, "'exp' is 1767229200, 3600 seconds ahead as 'expires_in' says", of: check,
        at: "token-response")
    try SignIn(changing: "token-response", "json.expires_in", .remove).expect(
      .pass, "'exp' is 1767229200, 3600 seconds ahead", of: check, at: "token-response")
  }

  @Test("does not trap on absurd times")
  func absurdTimes() throws {
    var signIn = try SignIn()
    try signIn.changeTime("resource-request", .min)
    try signIn.change(
      "resource-request", "header.Authorization.claims.exp", .set("9223372036854775807"))
    try signIn.expect(
      .pass, "'exp' is 9223372036854775807, 1.8446744073709552e+19 seconds ahead", of: check,
      at: "resource-request")
  }

  @Test("does not apply to a token that is no JWT")
  func notApplicable() throws {
    try SignIn(changing: "token-response", "json.access_token", .set("opaque")).expectNothing(
      of: check, at: "token-response")
  }
}
