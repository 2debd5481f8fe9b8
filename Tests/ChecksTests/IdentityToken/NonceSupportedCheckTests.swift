import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("nonce-supported")
struct NonceSupportedCheckTests {
  private let check = TokenCheck.nonceSupported

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'nonce_supported' is true, and the nonce is there",
      of: check, at: "apple-authorization-response")
  }

  @Test("fails when a nonce was sent and is not there")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-authorization-response", "json.id_token.claims.nonce", .remove)
    try signIn.expect(
      .fail,
      "'nonce_supported' is true and a nonce was sent, but the token has none",
      of: check, at: "apple-authorization-response")
  }

  @Test("fails when the device cannot carry a nonce")
  func old() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "apple-authorization-response", "json.id_token.claims.nonce_supported", .set("false"))
    try signIn.expect(
      .fail,
      "the nonce that was sent cannot come back: 'nonce_supported' is not true",
      of: check, at: "apple-authorization-response")
  }

  @Test("passes the text true")
  func text() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "apple-authorization-response", "json.id_token.claims.nonce_supported", .set("\"true\""))
    try signIn.expect(
      .pass,
      "'nonce_supported' is true, and the nonce is there",
      of: check, at: "apple-authorization-response")
  }

  @Test("fails for a number")
  func kind() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "apple-authorization-response", "json.id_token.claims.nonce_supported", .set("1"))
    try signIn.expect(
      .fail,
      "'nonce_supported' is 1; it must be true or false",
      of: check, at: "apple-authorization-response")
  }

  @Test("does not apply when none was sent and none can come")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-authorization-request", "form.nonce", .remove)
    try signIn.change(
      "apple-authorization-response", "json.id_token.claims.nonce_supported", .set("false"))
    try signIn.expectNothing(of: check, at: "apple-authorization-response")
  }
}
