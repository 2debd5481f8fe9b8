import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("identity-token-signature")
struct IdentityTokenSignatureCheckTests {
  private let check = TokenCheck.appleIdentityTokenSignature

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "the RS256 signature fits the key 'xSpLAle1nknu5ctYVHry77ldUF16hUqVSUe42a2GnOQ'",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails for one other claim")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "firebase-sign-in-request", "json.postBody.form.id_token.claims.sub", .set("other"))
    try signIn.expect(
      .fail,
      "the 'RS256' signature does not fit the token and the key 'xSpLAle1nknu5ctYVHry77ldUF16hUqVSUe42a2GnOQ'",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails for a key that the set does not have")
  func kid() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "firebase-sign-in-request", "json.postBody.form.id_token.header.kid", .set("other"))
    try signIn.expect(
      .fail,
      "the header's 'kid' is 'other': the key set has 'xSpLAle1nknu5ctYVHry77ldUF16hUqVSUe42a2GnOQ'",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails for what is no JWT")
  func none() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-request", "json.postBody.form.id_token", .set("abc"))
    try signIn.expect(
      .fail,
      "the identity token is no JWT: header, payload and signature, divided by '.'",
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

  @Test("does not apply to a refusal of Apple")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-authorization-response", "status", .set("400"))
    try signIn.expectNothing(of: check, at: "apple-authorization-response")
  }
}
