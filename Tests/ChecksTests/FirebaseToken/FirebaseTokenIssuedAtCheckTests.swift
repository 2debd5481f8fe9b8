import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("firebase-token-issued-at")
struct FirebaseTokenIssuedAtCheckTests {
  private let check = TokenCheck.firebaseTokenIssuedAt

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'iat' is 1767225600, 0 seconds ago",
      of: check, at: "resource-request")
  }

  @Test("fails past the leeway")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.changeTime("resource-request", 1767225539)
    try signIn.expect(
      .fail,
      "'iat' is 1767225600, 61 seconds after this step; clocks may differ by 60 seconds",
      of: check, at: "resource-request")
  }

  @Test("passes a second before that")
  func leeway() throws {
    var signIn = try SignIn("nonce")
    try signIn.changeTime("resource-request", 1767225540)
    try signIn.expect(
      .pass,
      "'iat' is 1767225600, 60 seconds ahead, within the leeway",
      of: check, at: "resource-request")
  }

  @Test("does not apply to what is no token")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-response", "json.idToken", .set("abc"))
    try signIn.expectNothing(of: check, at: "firebase-sign-in-response")
  }
}
