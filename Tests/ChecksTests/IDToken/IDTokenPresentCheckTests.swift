import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("id-token-present")
struct IDTokenPresentCheckTests {
  private let check = MessageCheck.idTokenPresent

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'id_token' is there, as the scope 'openid' asks", of: check, at: "token-response")
  }

  @Test("fails when the ID token was left out")
  func fails() throws {
    try SignIn(changing: "token-response", "json.id_token", .remove).expect(
      .fail, "'id_token' is missing, though the scope 'openid' was asked for", of: check,
      at: "token-response")
  }

  @Test("fails for an ID token that is an array")
  func failsForArray() throws {
    try SignIn(changing: "token-response", "json.id_token", .set("[1]")).expect(
      .fail, "'id_token' is an array, [1]; it must be a JWT", of: check, at: "token-response")
  }

  @Test("is unknown when the authorization request is gone")
  func unknown() throws {
    try SignIn(without: "open-browser", "browser-launch", "authorization-request").expect(
      .unknown, "the authorization request behind 'login-submit' is not in the transcript",
      of: check,
      at: "token-response")
  }

  @Test("does not apply when 'openid' was not asked for")
  func notApplicable() throws {
    try SignIn(changing: "open-browser", "query.scope", .set("photos")).expectNothing(
      of: check, at: "token-response")
  }
}
