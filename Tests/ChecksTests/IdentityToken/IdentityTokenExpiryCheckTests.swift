import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("identity-token-expiry")
struct IdentityTokenExpiryCheckTests {
  private let check = TokenCheck.appleIdentityTokenExpiry

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'exp' is 1767312000, 86400 seconds ahead",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails at the end of the leeway")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.changeTime("firebase-sign-in-request", 1767312060)
    try signIn.expect(
      .fail,
      "'exp' is 1767312000, 60 seconds before this step; clocks may differ by less than 60 seconds",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("passes a second before that")
  func leeway() throws {
    var signIn = try SignIn("nonce")
    try signIn.changeTime("firebase-sign-in-request", 1767312059)
    try signIn.expect(
      .pass,
      "'exp' is 1767312000, 59 seconds ago, within the leeway",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails for a text")
  func text() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "firebase-sign-in-request", "json.postBody.form.id_token.claims.exp", .set("\"1767312000\""))
    try signIn.expect(
      .fail,
      "'exp' is a string, \"1767312000\"; it must be a number of seconds since 1970",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("does not apply to what is no token")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-request", "json.postBody.form.id_token", .set("abc"))
    try signIn.expectNothing(of: check, at: "firebase-sign-in-request")
  }
}
