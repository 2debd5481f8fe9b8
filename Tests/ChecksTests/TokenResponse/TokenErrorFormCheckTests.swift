import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("token-error-form")
struct TokenErrorFormCheckTests {
  private let check = MessageCheck.tokenErrorForm

  private func refused(_ place: String, _ change: Change) throws -> SignIn {
    var signIn = try SignIn("refused")
    try signIn.change("token-response", place, change)
    return signIn
  }

  @Test("passes the recorded refusal, and 401 for a client")
  func passes() throws {
    try SignIn("refused").expect(
      .pass, "status 400 with 'invalid_grant'", of: check, at: "token-response")
    var signIn = try refused("json.error", .set("invalid_client"))
    try signIn.change("token-response", "status", .set("401"))
    try signIn.expect(.pass, "status 401 with 'invalid_client'", of: check, at: "token-response")
  }

  @Test("fails for another status")
  func fails() throws {
    try refused("status", .set("403")).expect(
      .fail, "status 403 with 'invalid_grant'; it must be 400", expected: "400", actual: "403",
      of: check, at: "token-response")
    try refused("status", .set("302")).expect(
      .fail, "status 302 with 'invalid_grant'; it must be 400", expected: "400", actual: "302",
      of: check, at: "token-response")
  }

  @Test("fails for a code that is missing, unknown or no string")
  func failsForCode() throws {
    let known =
      "'invalid_request', 'invalid_client', 'invalid_grant', 'unauthorized_client', "
      + "'unsupported_grant_type', 'invalid_scope'"
    try refused("json.error", .remove).expect(
      .fail, "status 400 without 'error' in JSON", of: check, at: "token-response")
    try refused("json.error", .set("access_denied")).expect(
      .fail, #"'error' is "access_denied"; the token endpoint has \#(known)"#, of: check,
      at: "token-response")
    try refused("json.error", .set("[1]")).expect(
      .fail, "'error' is [1]; the token endpoint has \(known)", of: check, at: "token-response")
  }

  @Test("does not apply to tokens, or to a server that is down")
  func notApplicable() throws {
    try SignIn().expectNothing(of: check, at: "token-response")
    try refused("status", .set("503")).expectNothing(of: check, at: "token-response")
  }
}
