import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("identity-token-audience")
struct IdentityTokenAudienceCheckTests {
  private let check = AppleIdentityTokenAudienceCheck()

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'aud' is 'com.example.app'",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails for another client")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "firebase-sign-in-request", "json.postBody.form.id_token.claims.aud",
      .set("com.example.another"))
    try signIn.expect(
      .fail,
      "'aud' is 'com.example.another', not 'com.example.app'",
      expected: "com.example.app", actual: "com.example.another",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("passes an array of one")
  func array() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "firebase-sign-in-request", "json.postBody.form.id_token.claims.aud",
      .set("[\"com.example.app\"]"))
    try signIn.expect(
      .pass,
      "'aud' is 'com.example.app'",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails when Apple answers for a client that did not ask")
  func asked() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-authorization-request", "form.client_id", .set("com.example.app.web"))
    try signIn.expect(
      .fail,
      "'aud' is 'com.example.app', not 'com.example.app.web'",
      expected: "com.example.app.web", actual: "com.example.app",
      of: check, at: "apple-authorization-response")
  }

  @Test("fails without an audience")
  func absent() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-request", "json.postBody.form.id_token.claims.aud", .remove)
    try signIn.expect(
      .fail,
      "'aud' is missing; it names the client that the token is for",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("is unknown when nothing says which clients the project takes")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    signIn.forget(.audience)
    try signIn.expect(
      .unknown,
      "no 'audience' is registered at 'firebase'",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("does not apply to what is no token")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-request", "json.postBody.form.id_token", .set("abc"))
    try signIn.expectNothing(of: check, at: "firebase-sign-in-request")
  }
}
