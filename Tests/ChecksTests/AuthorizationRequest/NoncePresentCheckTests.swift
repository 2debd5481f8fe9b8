import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("nonce-present")
struct NoncePresentCheckTests {
  private let check = MessageCheck.noncePresent

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'nonce' has 22 characters",
      of: check, at: "authorization-request")
  }

  @Test("fails for an ID token without nonce")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.nonce", .remove)
    try signIn.expect(
      .fail, "'nonce' is missing: an old ID token could pass for the one of this sign-in",
      of: check, at: "authorization-request")
  }

  @Test("does not apply without the scope 'openid'")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.scope", .set("photos"))
    try signIn.change("authorization-request", "query.nonce", .remove)
    try signIn.expectNothing(of: check, at: "authorization-request")
  }
}
