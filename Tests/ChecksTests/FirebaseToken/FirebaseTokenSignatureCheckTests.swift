import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("firebase-token-signature")
struct FirebaseTokenSignatureCheckTests {
  private let check = TokenCheck.firebaseTokenSignature

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "the RS256 signature fits the key 'h4rF6qdC8KfGYKwaVgToAfhbloUa4x9ueG4bxvL_mY4'",
      of: check, at: "firebase-sign-in-response")
  }

  @Test("fails for one other claim")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-response", "json.idToken.claims.sub", .set("other"))
    try signIn.expect(
      .fail,
      "the 'RS256' signature does not fit the token and the key 'h4rF6qdC8KfGYKwaVgToAfhbloUa4x9ueG4bxvL_mY4'",
      of: check, at: "firebase-sign-in-response")
  }

  @Test("fails for what is no JWT")
  func none() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-response", "json.idToken", .set("abc"))
    try signIn.expect(
      .fail,
      "the Firebase ID token is no JWT: three parts, divided by '.'",
      of: check, at: "firebase-sign-in-response")
  }

  @Test("is unknown without Firebase's keys")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    try signIn.delete("firebase-keys-response")
    try signIn.expect(
      .unknown,
      "no key set from 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com' in the transcript",
      of: check, at: "firebase-sign-in-response")
  }

  @Test("does not apply to a refusal")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-response", "status", .set("400"))
    try signIn.expectNothing(of: check, at: "firebase-sign-in-response")
  }
}
