import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("refresh-scope-not-widened")
struct RefreshScopeNotWidenedCheckTests {
  private let check = MessageCheck.refreshScopeNotWidened

  @Test("passes the recorded sign-in, and less than was granted")
  func passes() throws {
    try SignIn().expect(
      .pass, "'scope' is 'openid photos'; 'openid photos' was granted in 'token-response'",
      of: check, at: "refresh-response")
    try SignIn(changing: "refresh-request", "form.scope", .add("photos")).expect(
      .pass, "'scope' is 'photos'; 'openid photos' was granted in 'token-response'", of: check,
      at: "refresh-request")
  }

  @Test("fails for more than was granted, in the request and in the response")
  func fails() throws {
    try SignIn(changing: "refresh-request", "form.scope", .add("photos admin")).expect(
      .fail, "'scope' has 'admin', which 'token-response' did not grant",
      expected: "openid photos", actual: "photos admin", of: check, at: "refresh-request")
    try SignIn(changing: "refresh-response", "json.scope", .set("openid photoz")).expect(
      .fail, "'scope' has 'photoz', which 'token-response' did not grant",
      expected: "openid photos", actual: "openid photoz", of: check, at: "refresh-response")
  }

  @Test("measures by what was asked for where the first response does not say")
  func passesWithoutMember() throws {
    try SignIn(changing: "token-response", "json.scope", .remove).expect(
      .pass, "'scope' is 'openid photos'; 'openid photos' was granted in 'token-response'",
      of: check, at: "refresh-response")
  }

  @Test("is unknown when the first response is gone")
  func unknown() throws {
    try SignIn(without: "token-response").expect(
      .unknown, "no token response before 'refresh-request' issues its refresh token", of: check,
      at: "refresh-response")
  }

  @Test("does not apply to a request without scope")
  func notApplicable() throws {
    try SignIn().expectNothing(of: check, at: "refresh-request")
  }
}
