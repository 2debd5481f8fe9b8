import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("firebase-token-audience")
struct FirebaseTokenAudienceCheckTests {
  private let check = TokenCheck.firebaseTokenAudience

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'aud' is 'photo-app-project'",
      of: check, at: "firebase-sign-in-response")
  }

  @Test("fails for another project")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-response", "json.idToken.claims.aud", .set("another"))
    try signIn.expect(
      .fail,
      "'aud' is 'another', not 'photo-app-project'; 7 characters came, 17 were expected",
      expected: "photo-app-project", actual: "another",
      of: check, at: "firebase-sign-in-response")
  }

  @Test("is unknown when nothing that is registered names the API's project")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    signIn.forget(.audience)
    try signIn.expect(
      .unknown,
      "no 'audience' is registered at 'resource-server'",
      of: check, at: "firebase-sign-in-response")
  }

  @Test("does not apply to what is no token")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-response", "json.idToken", .set("abc"))
    try signIn.expectNothing(of: check, at: "firebase-sign-in-response")
  }
}
