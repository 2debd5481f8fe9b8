import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("firebase-token-issuer")
struct FirebaseTokenIssuerCheckTests {
  private let check = TokenCheck.firebaseTokenIssuer

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'iss' is 'https://securetoken.google.com/photo-app-project'",
      of: check, at: "firebase-sign-in-response")
  }

  @Test("fails for another project")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "firebase-sign-in-response", "json.idToken.claims.iss",
      .set("https://securetoken.google.com/photo-app-projecT"))
    try signIn.expect(
      .fail,
      "'iss' is 'https://securetoken.google.com/photo-app-projecT', not 'https://securetoken.google.com/photo-app-project'; 1 of 48 characters differ: character 48 is 'T' and should be 't'",
      expected: "https://securetoken.google.com/photo-app-project",
      actual: "https://securetoken.google.com/photo-app-projecT",
      of: check, at: "firebase-sign-in-response")
  }

  @Test("is unknown when nothing that is registered names a project")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    signIn.forget(.issuer)
    try signIn.expect(
      .unknown,
      "no 'issuer' is registered at 'resource-server'",
      of: check, at: "firebase-sign-in-response")
  }

  @Test("does not apply to what is no token")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-response", "json.idToken", .set("abc"))
    try signIn.expectNothing(of: check, at: "firebase-sign-in-response")
  }
}
