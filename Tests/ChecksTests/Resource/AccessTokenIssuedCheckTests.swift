import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("access-token-issued")
struct AccessTokenIssuedCheckTests {
  private let check = MessageCheck.accessTokenIssued

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "the token is the 'access_token' of 'token-response'", of: check,
      at: "resource-request")
    try SignIn().expect(
      .pass, "the token is the 'access_token' of 'refresh-response'", of: check,
      at: "resource-request#2")
  }

  @Test("fails for one other character, and compares with the token that was meant")
  func fails() throws {
    let token = try SignIn().token("token-response", "json.access_token")
    let other = token.withOtherCharacter(at: 0)
    try SignIn(changing: "resource-request#2", "header.Authorization", .set("Bearer " + other))
      .expect(
        .fail,
        "no token response issued this 'access_token'; compared with the closest one, "
          + "1 of 762 characters differ: character 1 is 'A' and should be 'e'",
        expected: token, actual: other, of: check, at: "resource-request#2")
  }

  @Test("judges a token that is no JWT as well")
  func failsForOpaqueToken() throws {
    var signIn = try SignIn(changing: "token-response", "json.access_token", .set("abc"))
    try signIn.change("resource-request", "header.Authorization", .set("Bearer abd"))
    try signIn.expect(
      .fail,
      "no token response issued this 'access_token'; compared with the closest one, "
        + "1 of 3 characters differ: character 3 is 'd' and should be 'c'",
      expected: "abc", actual: "abd", of: check, at: "resource-request")
  }

  @Test("is unknown when the token response is gone, or there never was one")
  func unknown() throws {
    var signIn = try SignIn(without: "token-response")
    try signIn.expect(
      .unknown, "step 16 is not in the transcript", of: check, at: "resource-request")
    signIn.renumber()
    try signIn.expect(
      .unknown, "no token response before 'resource-request' has 'access_token'", of: check,
      at: "resource-request")
  }

  @Test("does not apply to a request without a token")
  func notApplicable() throws {
    try SignIn(changing: "resource-request", "header.Authorization", .remove).expectNothing(
      of: check, at: "resource-request")
  }
}
