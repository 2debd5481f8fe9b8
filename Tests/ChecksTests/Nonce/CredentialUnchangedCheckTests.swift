import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("credential-unchanged")
struct CredentialUnchangedCheckTests {
  private let check = MessageCheck.credentialUnchanged

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "902 bytes of UTF-8, 3 parts: the token of 'apple-authorization-response'",
      of: check, at: "apple-credential")
  }

  @Test("fails for bytes that are no UTF-8")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-credential", "value.identityToken", .set("ff"))
    try signIn.expect(
      .fail,
      "the 1 bytes of 'identityToken' are not UTF-8",
      of: check, at: "apple-credential")
  }

  @Test("fails for a text of other parts")
  func parts() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-credential", "value.identityToken", .set("612e62"))
    try signIn.expect(
      .fail,
      "'identityToken' is a text of 2 parts, not of 3",
      of: check, at: "apple-credential")
  }

  @Test("fails for what is no hex")
  func hex() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-credential", "value.identityToken", .set("token"))
    try signIn.expect(
      .fail,
      "'identityToken' is no hex",
      of: check, at: "apple-credential")
  }

  @Test("fails for a token that Apple did not answer with")
  func other() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-credential", "value.identityToken", .set("612e622e63"))
    try signIn.expect(
      .fail,
      "no answer of Apple before 'apple-credential' has this token",
      of: check, at: "apple-credential")
  }

  @Test("fails for another code")
  func code() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-credential", "value.authorizationCode", .set("61"))
    try signIn.expect(
      .fail,
      "'authorizationCode' is not the code of 'apple-authorization-response'",
      of: check, at: "apple-credential")
  }

  @Test("is unknown without Apple's answer")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    try signIn.delete("apple-authorization-response")
    try signIn.expect(
      .unknown,
      "no answer of Apple before 'apple-credential' is in the transcript",
      of: check, at: "apple-credential")
  }

  @Test("does not apply without a token")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-credential", "value.identityToken", .remove)
    try signIn.expectNothing(of: check, at: "apple-credential")
  }
}
