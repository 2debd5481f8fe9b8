import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("access-token-claims")
struct AccessTokenClaimsCheckTests {
  private let check = TokenCheck.accessTokenClaims

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "has 'iss', 'exp', 'aud', 'sub', 'client_id', 'iat' and 'jti'", of: check,
      at: "token-response")
  }

  @Test(
    "fails for each claim that is missing",
    arguments: ["iss", "exp", "aud", "sub", "client_id", "iat", "jti"])
  func fails(claim: String) throws {
    try SignIn(changing: "token-response", "json.access_token.claims.\(claim)", .remove).expect(
      .fail, "missing, empty or of the wrong kind: '\(claim)'", of: check, at: "token-response")
  }

  @Test("fails for claims of the wrong kind")
  func failsForKinds() throws {
    var signIn = try SignIn()
    for claim in ["jti", "iat", "aud"] {
      try signIn.change("token-response", "json.access_token.claims.\(claim)", .set("{}"))
    }
    try signIn.expect(
      .fail, "missing, empty or of the wrong kind: 'jti', 'iat', 'aud'", of: check,
      at: "token-response")
  }

  @Test("does not apply to a token that is no JWT")
  func notApplicable() throws {
    try SignIn(changing: "token-response", "json.access_token", .set("opaque")).expectNothing(
      of: check, at: "token-response")
  }
}
