import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("credential-expected")
struct CredentialExpectedCheckTests {
  private let check = MessageCheck.credentialExpected

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "the first credential for 'apple-id-request'",
      of: check, at: "apple-credential")
  }

  @Test("fails for a second credential")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.double("apple-credential")
    try signIn.expect(
      .fail,
      "'apple-credential' answered the request already",
      of: check, at: "apple-credential#2")
  }

  @Test("fails for a credential that was not asked for")
  func unasked() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-credential", "value.state", .set("other"))
    try signIn.expect(
      .fail,
      "the app sent no request with this 'state': nothing waits for the credential",
      of: check, at: "apple-credential")
  }

  @Test("is unknown without the app's request")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    try signIn.delete("apple-id-request")
    try signIn.expect(
      .unknown,
      "step 2 is not in the transcript",
      of: check, at: "apple-credential")
  }
}
