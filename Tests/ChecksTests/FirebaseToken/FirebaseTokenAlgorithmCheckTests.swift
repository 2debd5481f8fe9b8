import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("firebase-token-algorithm")
struct FirebaseTokenAlgorithmCheckTests {
  private let check = TokenCheck.firebaseTokenAlgorithm

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'alg' is 'RS256', a signature that a public key verifies",
      of: check, at: "resource-request")
  }

  @Test("fails for a token that is not signed")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("resource-request", "header.Authorization.header.alg", .set("none"))
    try signIn.expect(
      .fail,
      "'alg' is 'none'; a token without signature proves nothing",
      of: check, at: "resource-request")
  }

  @Test("does not apply to what is no token")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-response", "json.idToken", .set("abc"))
    try signIn.expectNothing(of: check, at: "firebase-sign-in-response")
  }
}
