import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("metadata-offers-s256")
struct MetadataOffersS256CheckTests {
  private let check = MessageCheck.metadataOffersS256

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'code_challenge_methods_supported' lists 'S256'",
      of: check, at: "metadata-response")
  }

  @Test("fails for a list without S256")
  func failsForOthers() throws {
    var signIn = try SignIn()
    try signIn.change(
      "metadata-response", "json.code_challenge_methods_supported", .set(#"["plain"]"#))
    try signIn.expect(
      .fail, "'code_challenge_methods_supported' lists 'plain', not 'S256'",
      of: check, at: "metadata-response")
  }

  @Test("fails for an empty list")
  func failsForNone() throws {
    var signIn = try SignIn()
    try signIn.change("metadata-response", "json.code_challenge_methods_supported", .set("[]"))
    try signIn.expect(
      .fail, "'code_challenge_methods_supported' lists nothing, not 'S256'",
      of: check, at: "metadata-response")
  }

  @Test("fails for a string in place of the array")
  func failsForString() throws {
    var signIn = try SignIn()
    try signIn.change("metadata-response", "json.code_challenge_methods_supported", .set("S256"))
    try signIn.expect(
      .fail, "'code_challenge_methods_supported' is a string, not an array",
      of: check, at: "metadata-response")
  }

  @Test("fails without the member")
  func failsWithout() throws {
    var signIn = try SignIn()
    try signIn.change("metadata-response", "json.code_challenge_methods_supported", .remove)
    try signIn.expect(
      .fail,
      "'code_challenge_methods_supported' is missing, so an app cannot tell that there is PKCE",
      of: check, at: "metadata-response")
  }

  @Test("does not apply to a refusal")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("metadata-response", "status", .set("503"))
    try signIn.expectNothing(of: check, at: "metadata-response")
  }
}
