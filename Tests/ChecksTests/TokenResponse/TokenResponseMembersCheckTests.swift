import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("token-response-members")
struct TokenResponseMembersCheckTests {
  private let check = TokenResponseMembersCheck()

  private func signIn(_ member: String, _ change: Change) throws -> SignIn {
    try SignIn(changing: "token-response", "json.\(member)", change)
  }

  @Test("passes the recorded sign-in, another case, and no 'expires_in'")
  func passes() throws {
    try SignIn().expect(
      .pass, "'token_type' is 'Bearer', 'expires_in' is 3600", of: check, at: "token-response")
    try signIn("token_type", .set("bEaReR")).expect(
      .pass, "'token_type' is 'bEaReR', 'expires_in' is 3600", of: check, at: "token-response")
    try signIn("expires_in", .remove).expect(
      .pass, "'token_type' is 'Bearer'; how long the token lives is not said", of: check,
      at: "token-response")
  }

  @Test("fails for another token type")
  func fails() throws {
    try signIn("token_type", .set("Bearex")).expect(
      .fail, "'token_type' is 'Bearex', not 'Bearer'", expected: "Bearer", actual: "Bearex",
      of: check, at: "token-response")
  }

  @Test("fails for members that are missing or of another kind")
  func failsForKinds() throws {
    try signIn("access_token", .remove).expect(
      .fail, "'access_token' is missing", of: check, at: "token-response")
    try signIn("access_token", .set("")).expect(
      .fail, #"'access_token' is a string, ""; it must be a string, and not an empty one"#,
      of: check, at: "token-response")
    try signIn("refresh_token", .set(#"["a"]"#)).expect(
      .fail, #"'refresh_token' is an array, ["a"]; it must be a string, and not an empty one"#,
      of: check, at: "token-response")
  }

  @Test(
    "fails for a lifetime that is no whole number of seconds",
    arguments: [#""3600""#, "3600.5", "1e3", "0", "-1", "null", "99999999999999999999"])
  func failsForLifetime(lifetime: String) throws {
    try signIn("expires_in", .set(lifetime)).expect(
      .fail, "'expires_in' is \(lifetime); it must be a whole number of seconds above 0",
      of: check, at: "token-response")
  }

  @Test("does not apply to a refusal")
  func notApplicable() throws {
    try SignIn("refused").expectNothing(of: check, at: "token-response")
  }
}
