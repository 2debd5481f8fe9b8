import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("firebase-subject-kept")
struct FirebaseSubjectKeptCheckTests {
  private let check = TokenCheck.firebaseSubjectKept

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'sub' is 'FklrEIQS10_g4aGpUkfwv7tOQ9hd'",
      of: check, at: "firebase-refresh-response")
  }

  @Test("fails for another user")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-refresh-response", "json.id_token.claims.sub", .set("another"))
    try signIn.expect(
      .fail,
      "'sub' is 'another', not 'FklrEIQS10_g4aGpUkfwv7tOQ9hd'; 7 characters came, 28 were expected",
      expected: "FklrEIQS10_g4aGpUkfwv7tOQ9hd", actual: "another",
      of: check, at: "firebase-refresh-response")
  }

  @Test("fails for another issuer")
  func issuer() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-refresh-response", "json.id_token.claims.iss", .set("another"))
    try signIn.expect(
      .fail,
      "'iss' is 'another', not 'https://securetoken.google.com/photo-app-project'; 7 characters came, 48 were expected",
      expected: "https://securetoken.google.com/photo-app-project", actual: "another",
      of: check, at: "firebase-refresh-response")
  }

  @Test("is unknown without the sign-in")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    try signIn.delete("firebase-sign-in-response")
    try signIn.expect(
      .unknown,
      "the sign-in of this refresh token is not in the transcript",
      of: check, at: "firebase-refresh-response")
  }
}
