import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("access-token-client")
struct AccessTokenClientCheckTests {
  private let check = TokenCheck.accessTokenClient

  @Test(
    "passes the recorded sign-in, where the token is issued and where it is used",
    arguments: ["token-response", "resource-request", "refresh-response", "resource-request#2"])
  func passes(id: String) throws {
    try SignIn().expect(.pass, "'client_id' is '\(Recorded.clientID)'", of: check, at: id)
  }

  @Test("fails for a token of another client")
  func fails() throws {
    try SignIn(
      changing: "refresh-response", "json.access_token.claims.client_id", .set("eKNjzFFjH9A1ysYe")
    ).expect(
      .fail,
      "'client_id' is 'eKNjzFFjH9A1ysYe', not 'eKNjzFFjH9A1ysYd'; "
        + "1 of 16 characters differ: character 16 is 'e' and should be 'd'",
      expected: Recorded.clientID, actual: "eKNjzFFjH9A1ysYe", of: check, at: "refresh-response")
  }

  @Test("is unknown when the authorization request or the token response is gone")
  func unknown() throws {
    try SignIn(without: "authorization-request").expect(
      .unknown, "the authorization request behind 'login-submit' is not in the transcript",
      of: check,
      at: "token-response")
    try SignIn(without: "token-response").expect(
      .unknown, "no token response before 'resource-request' issues its access token", of: check,
      at: "resource-request")
    try SignIn(without: "token-response").expect(
      .unknown, "no token response before 'refresh-request' issues its refresh token", of: check,
      at: "refresh-response")
  }

  @Test("does not apply to a token that is no JWT")
  func notApplicable() throws {
    try SignIn(changing: "token-response", "json.access_token", .set("opaque")).expectNothing(
      of: check, at: "token-response")
  }
}
