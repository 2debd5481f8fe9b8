import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("firebase-token-subject")
struct FirebaseTokenSubjectCheckTests {
  private let check = TokenCheck.firebaseTokenSubject

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'user_id' is 'FklrEIQS10_g4aGpUkfwv7tOQ9hd'",
      of: check, at: "firebase-sign-in-response")
  }

  @Test("fails for nobody")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-response", "json.idToken.claims.sub", .set("\"\""))
    try signIn.expect(
      .fail,
      "'sub' has 0 bytes; it must be 1 to 255 ASCII characters",
      of: check, at: "firebase-sign-in-response")
  }

  @Test("fails for two ids")
  func two() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-response", "json.idToken.claims.user_id", .set("another"))
    try signIn.expect(
      .fail,
      "'user_id' is 'another', not 'FklrEIQS10_g4aGpUkfwv7tOQ9hd'; 7 characters came, 28 were expected",
      expected: "FklrEIQS10_g4aGpUkfwv7tOQ9hd", actual: "another",
      of: check, at: "firebase-sign-in-response")
  }

  @Test("does not apply to what is no token")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-response", "json.idToken", .set("abc"))
    try signIn.expectNothing(of: check, at: "firebase-sign-in-response")
  }
}
