import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("access-token-algorithm")
struct AccessTokenAlgorithmCheckTests {
  private let check = TokenCheck.accessTokenAlgorithm

  @Test(
    "passes the recorded sign-in, where the token is issued and where it is used",
    arguments: ["token-response", "resource-request", "refresh-response", "resource-request#2"])
  func passes(id: String) throws {
    try SignIn().expect(
      .pass, "'alg' is 'RS256', a signature that a public key verifies", of: check, at: id)
  }

  @Test("fails for a token without signature")
  func fails() throws {
    try SignIn(changing: "resource-request", "header.Authorization.header.alg", .set("none"))
      .expect(
        .fail, "'alg' is 'none'; a token without signature proves nothing", of: check,
        at: "resource-request")
  }

  @Test("does not apply to a token that is no JWT")
  func notApplicable() throws {
    try SignIn(changing: "token-response", "json.access_token", .set("opaque")).expectNothing(
      of: check, at: "token-response")
  }
}
