import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("identity-token-algorithm")
struct IdentityTokenAlgorithmCheckTests {
  private let check = TokenCheck.appleIdentityTokenAlgorithm

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'alg' is 'RS256', a signature that a public key verifies",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails for a token that is not signed")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "firebase-sign-in-request", "json.postBody.form.id_token.header.alg", .set("none"))
    try signIn.expect(
      .fail,
      "'alg' is 'none'; a token without signature proves nothing",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails for a shared secret")
  func secret() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "firebase-sign-in-request", "json.postBody.form.id_token.header.alg", .set("HS256"))
    try signIn.expect(
      .fail,
      "'alg' is 'HS256', which needs a shared secret; a key from a public key set must never serve as one",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("does not apply to what is no token")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-request", "json.postBody.form.id_token", .set("abc"))
    try signIn.expectNothing(of: check, at: "firebase-sign-in-request")
  }
}
