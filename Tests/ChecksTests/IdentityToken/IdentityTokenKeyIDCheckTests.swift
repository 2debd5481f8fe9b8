import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("identity-token-key-id")
struct IdentityTokenKeyIDCheckTests {
  private let check = TokenCheck.appleIdentityTokenKeyID

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'kid' is 'xSpLAle1nknu5ctYVHry77ldUF16hUqVSUe42a2GnOQ', which the key set has",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails for a key that the set does not have")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "firebase-sign-in-request", "json.postBody.form.id_token.header.kid", .set("other"))
    try signIn.expect(
      .fail,
      "the header's 'kid' is 'other': the key set has 'xSpLAle1nknu5ctYVHry77ldUF16hUqVSUe42a2GnOQ'",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails for a token that brings its key along")
  func own() throws {
    var signIn = try SignIn("nonce")
    try signIn.changeToken("firebase-sign-in-request") { $0.header.set("jwk", to: .object()) }
    try signIn.expect(
      .fail,
      "the header brings a key along, in 'jwk'; keys come from Apple alone",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("is unknown without Apple's keys")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    try signIn.delete("apple-keys-response")
    try signIn.expect(
      .unknown,
      "no key set from 'https://appleid.apple.com/auth/keys' in the transcript",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("does not apply to what is no token")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-request", "json.postBody.form.id_token", .set("abc"))
    try signIn.expectNothing(of: check, at: "firebase-sign-in-request")
  }
}
