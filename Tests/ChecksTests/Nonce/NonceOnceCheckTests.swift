import Testing
import TranscriptModel

@testable import Checks

@Suite("nonce-once")
struct NonceOnceCheckTests {
  private let check = MessageCheck.nonceOnce

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "no earlier sign-in had this raw nonce",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails for a raw nonce that was good before")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.repeatFirst()
    try signIn.expect(
      .fail,
      "the raw nonce was good for 'firebase-sign-in-request' already; it counts once",
      of: check, at: "firebase-sign-in-request#2")
  }

  @Test("is unknown when a step before is gone")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    try signIn.delete("apple-id-request")
    try signIn.expect(
      .unknown,
      "step 2 is not in the transcript",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("does not apply without a raw nonce")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-request", "json.postBody.form.nonce", .remove)
    try signIn.expectNothing(of: check, at: "firebase-sign-in-request")
  }
}
