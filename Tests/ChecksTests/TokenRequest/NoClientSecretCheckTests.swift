import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("no-client-secret")
struct NoClientSecretCheckTests {
  private let check = MessageCheck.noClientSecret

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "no 'client_secret' and no 'Authorization: Basic'",
      of: check, at: "token-request")
  }

  @Test("fails for a secret in the form")
  func failsForForm() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "form.client_secret", .add("shipped"))
    try signIn.expect(
      .fail, "'client_secret' is in the form; every installed copy of the app has it",
      of: check, at: "token-request")
  }

  @Test("fails for a secret in the header")
  func failsForHeader() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "header.Authorization", .add("bAsIc YTpi"))
    try signIn.expect(
      .fail, "'Authorization' has a secret in 'Basic'; every installed copy of the app has it",
      of: check, at: "token-request")
  }
}
