import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("apple-request-unchanged")
struct AppleRequestUnchangedCheckTests {
  private let check = MessageCheck.appleRequestUnchanged

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'nonce' and 'state' are those of 'apple-id-request'",
      of: check, at: "apple-authorization-request")
  }

  @Test("fails for another nonce")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "apple-authorization-request", "form.nonce",
      .set("fb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d"))
    try signIn.expect(
      .fail,
      "'nonce' is not the one of 'apple-id-request'; 1 of 64 characters differ: character 1 is 'f' and should be 'e'",
      expected: "eb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d",
      actual: "fb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d",
      of: check, at: "apple-authorization-request")
  }

  @Test("fails for another state")
  func state() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-authorization-request", "form.state", .set("other"))
    try signIn.expect(
      .fail,
      "no request of the app has the 'state' 'other'",
      of: check, at: "apple-authorization-request")
  }

  @Test("is unknown without the app's request")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    try signIn.delete("apple-id-request")
    try signIn.expect(
      .unknown,
      "the app's request to the device is not in the transcript",
      of: check, at: "apple-authorization-request")
  }
}
