import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("nonce-unguessable")
struct NonceUnguessableCheckTests {
  private let check = MessageCheck.nonceUnguessable

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "22 characters of base64url, room for 132 random bits",
      of: check, at: "authorization-request")
  }

  @Test("fails for a short one")
  func failsForShort() throws {
    var signIn = try SignIn()
    try signIn.change(
      "authorization-request", "query.nonce", .set(String(Recorded.nonce.string.dropLast())))
    try signIn.expect(
      .fail,
      "'nonce' has 21 characters of base64url: room for 126 random bits, 128 are needed; "
        + "22 random characters of base64url have them",
      of: check, at: "authorization-request")
  }

  @Test("fails for a number that counts up")
  func failsForNumber() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.nonce", .set("1234567890"))
    try signIn.expect(
      .fail,
      "'nonce' has 10 characters of decimal: room for 33 random bits, 128 are needed; "
        + "22 random characters of base64url have them",
      of: check, at: "authorization-request")
  }

  @Test("does not apply to a request without 'nonce'")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.nonce", .remove)
    try signIn.expectNothing(of: check, at: "authorization-request")
  }
}
