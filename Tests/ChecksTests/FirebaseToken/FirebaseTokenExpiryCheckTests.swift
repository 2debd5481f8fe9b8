import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("firebase-token-expiry")
struct FirebaseTokenExpiryCheckTests {
  private let check = TokenCheck.firebaseTokenExpiry

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'exp' is 1767229200, 3600 seconds ahead",
      of: check, at: "resource-request")
  }

  @Test("fails at the end of the leeway")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.changeTime("resource-request", 1767229260)
    try signIn.expect(
      .fail,
      "'exp' is 1767229200, 60 seconds before this step; clocks may differ by less than 60 seconds",
      of: check, at: "resource-request")
  }

  @Test("passes a second before that")
  func leeway() throws {
    var signIn = try SignIn("nonce")
    try signIn.changeTime("resource-request", 1767229259)
    try signIn.expect(
      .pass,
      "'exp' is 1767229200, 59 seconds ago, within the leeway",
      of: check, at: "resource-request")
  }

  @Test("does not apply to what is no token")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-response", "json.idToken", .set("abc"))
    try signIn.expectNothing(of: check, at: "firebase-sign-in-response")
  }
}
