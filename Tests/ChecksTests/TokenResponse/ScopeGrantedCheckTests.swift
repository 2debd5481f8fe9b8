import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("scope-granted")
struct ScopeGrantedCheckTests {
  private let check = MessageCheck.scopeGranted

  @Test("passes the recorded sign-in, less than was asked for, and no word of it")
  func passes() throws {
    try SignIn().expect(
      .pass, "'scope' is 'openid photos'; 'openid photos' was asked for", of: check,
      at: "token-response")
    try SignIn(changing: "token-response", "json.scope", .set("photos")).expect(
      .pass, "'scope' is 'photos'; 'openid photos' was asked for", of: check,
      at: "token-response")
    try SignIn(changing: "token-response", "json.scope", .remove).expect(
      .pass, "'scope' is left out: 'openid photos' was granted as asked", of: check,
      at: "token-response")
  }

  @Test("fails for more than was asked for")
  func fails() throws {
    try SignIn(changing: "token-response", "json.scope", .set("openid photos admin")).expect(
      .fail, "'scope' has 'admin', for which 'authorization-request' did not ask",
      expected: "openid photos", actual: "openid photos admin", of: check, at: "token-response")
  }

  @Test("is unknown when the authorization request is gone")
  func unknown() throws {
    try SignIn(without: "authorization-request").expect(
      .unknown, "the authorization request behind 'login-submit' is not in the transcript",
      of: check,
      at: "token-response")
  }

  @Test("does not apply to a refusal, or when no scope was asked for")
  func notApplicable() throws {
    try SignIn("refused").expectNothing(of: check, at: "token-response")
    try SignIn(changing: "authorization-request", "query.scope", .remove).expectNothing(
      of: check, at: "token-response")
  }
}
