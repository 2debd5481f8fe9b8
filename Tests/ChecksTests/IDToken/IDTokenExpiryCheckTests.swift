import Testing
import TranscriptModel

@testable import Checks

@Suite("id-token-expiry")
struct IDTokenExpiryCheckTests {
  private let check = TokenCheck.idTokenExpiry

  private func signIn(exp: String) throws -> SignIn {
    try SignIn(changing: "token-response", "json.id_token.claims.exp", .set(exp))
  }

  @Test("passes the recorded sign-in, and a token that ended within the leeway")
  func passes() throws {
    try SignIn().expect(
      .pass, "'exp' is 1767229200, 3600 seconds ahead", of: check, at: "token-response")
    try signIn(exp: "1767225541").expect(
      .pass, "'exp' is 1767225541, 59 seconds ago, within the leeway", of: check,
      at: "token-response")
  }

  @Test("fails for a token whose time is over")
  func fails() throws {
    try signIn(exp: "1767225540").expect(
      .fail,
      "'exp' is 1767225540, 60 seconds before this step; clocks may differ by less than 60 seconds",
      of: check, at: "token-response")
  }

  @Test("fails for what is no time")
  func failsForOtherKinds() throws {
    try signIn(exp: #""1767229200""#).expect(
      .fail, #"'exp' is a string, "1767229200"; it must be a number of seconds since 1970"#,
      of: check, at: "token-response")
    try signIn(exp: "1e999").expect(
      .fail, "'exp' is a number, 1e999; it must be a number of seconds since 1970", of: check,
      at: "token-response")
    try SignIn(changing: "token-response", "json.id_token.claims.exp", .remove).expect(
      .fail, "'exp' is missing", of: check, at: "token-response")
  }

  @Test("does not apply where no ID token is")
  func notApplicable() throws {
    try SignIn().expectNothing(of: check, at: "refresh-response")
  }
}
