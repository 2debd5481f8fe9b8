import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("refresh-token-issued")
struct RefreshTokenIssuedCheckTests {
  private let check = MessageCheck.refreshTokenIssued

  private let token = "0gvIbhc1fTfZcy2QnUBav_jCcJ-D3J9JlgAytzEO-u4"

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "the token is the 'refresh_token' of 'token-response'", of: check,
      at: "refresh-request")
  }

  @Test("fails for one other character, where it is issued or where it is used")
  func fails() throws {
    let other = token.withOtherCharacter(at: 0)
    try SignIn(changing: "refresh-request", "form.refresh_token", .set(other)).expect(
      .fail,
      "no token response issued this 'refresh_token'; compared with the closest one, "
        + "1 of 43 characters differ: character 1 is 'A' and should be '0'",
      expected: token, actual: other, of: check, at: "refresh-request")
    try SignIn(changing: "token-response", "json.refresh_token", .set(other)).expect(
      .fail,
      "no token response issued this 'refresh_token'; compared with the closest one, "
        + "1 of 43 characters differ: character 1 is '0' and should be 'A'",
      expected: other, actual: token, of: check, at: "refresh-request")
  }

  @Test("fails for another client")
  func failsForClient() throws {
    try SignIn(changing: "refresh-request", "form.client_id", .set("eKNjzFFjH9A1ysYe")).expect(
      .fail,
      "'client_id' is 'eKNjzFFjH9A1ysYe', but the refresh token was issued to "
        + "'eKNjzFFjH9A1ysYd'; 1 of 16 characters differ: character 16 is 'e' and should be 'd'",
      expected: Recorded.clientID, actual: "eKNjzFFjH9A1ysYe", of: check, at: "refresh-request")
  }

  @Test("is unknown when the token response or its request is gone")
  func unknown() throws {
    try SignIn(without: "token-response").expect(
      .unknown, "step 16 is not in the transcript", of: check, at: "refresh-request")
    try SignIn(without: "token-request").expect(
      .unknown, "the request that 'token-response' answers is not in the transcript", of: check,
      at: "refresh-request")
  }

  @Test("does not apply to a request without a refresh token")
  func notApplicable() throws {
    try SignIn(changing: "refresh-request", "form.refresh_token", .remove).expectNothing(
      of: check, at: "refresh-request")
  }
}
