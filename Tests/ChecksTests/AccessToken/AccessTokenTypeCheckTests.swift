import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("access-token-type")
struct AccessTokenTypeCheckTests {
  private let check = TokenCheck.accessTokenType

  private func signIn(_ change: Change) throws -> SignIn {
    try SignIn(changing: "resource-request", "header.Authorization.header.typ", change)
  }

  @Test("passes the recorded sign-in, and the long name in any case")
  func passes() throws {
    try SignIn().expect(.pass, "'typ' is 'at+jwt'", of: check, at: "resource-request")
    try signIn(.set("application/AT+JWT")).expect(
      .pass, "'typ' is 'application/AT+JWT'", of: check, at: "resource-request")
  }

  @Test("fails for an ID token in place of an access token")
  func fails() throws {
    let idToken = try SignIn().token("token-response", "json.id_token")
    try SignIn(changing: "resource-request", "header.Authorization", .set("Bearer " + idToken))
      .expect(
        .fail, "'typ' is 'JWT'; a JWT access token has 'at+jwt'", expected: "at+jwt",
        actual: "JWT", of: check, at: "resource-request")
  }

  @Test("fails for a type that is missing or no string")
  func failsForOtherKinds() throws {
    try signIn(.remove).expect(
      .fail, "'typ' is missing; a JWT access token has 'at+jwt'", expected: "at+jwt", of: check,
      at: "resource-request")
    try signIn(.set("7")).expect(
      .fail, "'typ' is a number; a JWT access token has 'at+jwt'", expected: "at+jwt",
      actual: "7", of: check, at: "resource-request")
  }

  @Test("does not apply to a token that is no JWT")
  func notApplicable() throws {
    try SignIn(changing: "token-response", "json.access_token", .set("opaque")).expectNothing(
      of: check, at: "token-response")
  }
}
