import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("identity-token-issuer")
struct IdentityTokenIssuerCheckTests {
  private let check = TokenCheck.appleIdentityTokenIssuer

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'iss' is 'https://appleid.apple.com'",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails for another issuer")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "firebase-sign-in-request", "json.postBody.form.id_token.claims.iss",
      .set("https://appleid.apple.com/"))
    try signIn.expect(
      .fail,
      "'iss' is 'https://appleid.apple.com/', not 'https://appleid.apple.com'; 26 characters came, 25 were expected",
      expected: "https://appleid.apple.com", actual: "https://appleid.apple.com/",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails without an issuer")
  func absent() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-request", "json.postBody.form.id_token.claims.iss", .remove)
    try signIn.expect(
      .fail,
      "'iss' is missing; it must be 'https://appleid.apple.com'",
      expected: "https://appleid.apple.com",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("does not apply to what is no token")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-request", "json.postBody.form.id_token", .set("abc"))
    try signIn.expectNothing(of: check, at: "firebase-sign-in-request")
  }
}
