import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("authorization-error-code")
struct AuthorizationErrorCodeCheckTests {
  private let check = MessageCheck.authorizationErrorCode

  @Test("passes an error of RFC 6749")
  func passes() throws {
    try SignIn("denied").expect(
      .pass, "'error' is 'access_denied', one of 7 codes", of: check, at: "authorization-response")
  }

  @Test("passes an error of OpenID Connect")
  func passesOpenID() throws {
    var signIn = try SignIn("denied")
    try signIn.change("authorization-response", "location.query.error", .set("login_required"))
    try signIn.expect(
      .pass, "'error' is 'login_required', one of OIDC Core §3.1.2.6", of: check,
      at: "authorization-response")
  }

  @Test("fails for an error of the token endpoint")
  func fails() throws {
    var signIn = try SignIn("denied")
    try signIn.change("authorization-response", "location.query.error", .set("invalid_grant"))
    try signIn.expect(
      .fail,
      "'error' is 'invalid_grant'; the codes are 'invalid_request', 'unauthorized_client', "
        + "'access_denied', 'unsupported_response_type', 'invalid_scope', 'server_error', "
        + "'temporarily_unavailable'",
      of: check, at: "authorization-response")
  }

  @Test("does not apply to a code")
  func notApplicable() throws {
    let signIn = try SignIn()

    try signIn.expectNothing(of: check, at: "authorization-response")
  }
}
