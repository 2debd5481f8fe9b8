import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("nonce-returned")
struct NonceReturnedCheckTests {
  private let check = TokenCheck.nonceReturned

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'nonce' is 'eb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d'",
      of: check, at: "apple-authorization-response")
  }

  @Test("fails for another nonce")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "apple-authorization-response", "json.id_token.claims.nonce",
      .set("fb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d"))
    try signIn.expect(
      .fail,
      "'nonce' is 'fb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d', not 'eb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d'; 1 of 64 characters differ: character 1 is 'f' and should be 'e'",
      expected: "eb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d",
      actual: "fb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d",
      of: check, at: "apple-authorization-response")
  }

  @Test("fails for a nonce that nobody sent")
  func unasked() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-authorization-request", "form.nonce", .remove)
    try signIn.expect(
      .fail,
      "the token has a 'nonce', though none was asked for",
      of: check, at: "apple-authorization-response")
  }

  @Test("is unknown without the request")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    try signIn.delete("apple-authorization-request")
    try signIn.expect(
      .unknown,
      "the request that 'apple-authorization-response' answers is not in the transcript",
      of: check, at: "apple-authorization-response")
  }

  @Test("does not apply when no nonce was sent and none came")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-authorization-request", "form.nonce", .remove)
    try signIn.change("apple-authorization-response", "json.id_token.claims.nonce", .remove)
    try signIn.expectNothing(of: check, at: "apple-authorization-response")
  }
}
