import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("identity-token-subject")
struct IdentityTokenSubjectCheckTests {
  private let check = TokenCheck.appleIdentityTokenSubject

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'sub' is '001234.fdfb0d59c4af669f2d3fffe57b6c7c37.0815'",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails without a subject")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-request", "json.postBody.form.id_token.claims.sub", .remove)
    try signIn.expect(
      .fail,
      "'sub' is missing; it names the user",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails for a number")
  func kind() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "firebase-sign-in-request", "json.postBody.form.id_token.claims.sub", .set("7"))
    try signIn.expect(
      .fail,
      "'sub' is a number; it must be a string",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails for nobody")
  func empty() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "firebase-sign-in-request", "json.postBody.form.id_token.claims.sub", .set("\"\""))
    try signIn.expect(
      .fail,
      "'sub' has 0 bytes; it must be 1 to 255 ASCII characters",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("does not apply to what is no token")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-request", "json.postBody.form.id_token", .set("abc"))
    try signIn.expectNothing(of: check, at: "firebase-sign-in-request")
  }
}
