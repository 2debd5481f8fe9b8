import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("raw-nonce-secret")
struct RawNonceSecretCheckTests {
  private let check = MessageCheck.rawNonceSecret

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "the raw nonce is in no earlier message of the app",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails when the device got the raw nonce")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-id-request", "value.nonce", .set("7A.xclLcG1F_2Jc-8m98IoIewcJuweL3"))
    try signIn.expect(
      .fail,
      "the raw nonce is in 'apple-id-request', where others can read it",
      of: check, at: "firebase-sign-in-request")
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
