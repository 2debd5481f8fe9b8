import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("refresh-grant-type")
struct RefreshGrantTypeCheckTests {
  private let check = MessageCheck.refreshGrantType

  private func signIn(_ name: String, _ change: Change) throws -> SignIn {
    try SignIn(changing: "refresh-request", "form.\(name)", change)
  }

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'grant_type' is 'refresh_token', and the token has 43 characters", of: check,
      at: "refresh-request")
  }

  @Test("fails for another grant type, and for none")
  func fails() throws {
    try signIn("grant_type", .set("refresh_tokem")).expect(
      .fail, "'grant_type' is 'refresh_tokem', not 'refresh_token'", expected: "refresh_token",
      actual: "refresh_tokem", of: check, at: "refresh-request")
    try signIn("grant_type", .remove).expect(
      .fail, "'grant_type' is missing", expected: "refresh_token", of: check,
      at: "refresh-request")
  }

  @Test("fails without a token")
  func failsForAbsence() throws {
    for change in [Change.remove, .set("")] {
      try signIn("refresh_token", change).expect(
        .fail, "'refresh_token' is missing", of: check, at: "refresh-request")
    }
  }

  @Test("does not apply to a request without a form, which 'token-request-form' names")
  func notApplicable() throws {
    try SignIn(changing: "refresh-request", "header.Content-Type", .set("text/plain"))
      .expectNothing(of: check, at: "refresh-request")
  }
}
