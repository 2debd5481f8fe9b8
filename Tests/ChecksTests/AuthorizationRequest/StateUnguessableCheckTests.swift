import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("state-unguessable")
struct StateUnguessableCheckTests {
  private let check = MessageCheck.stateUnguessable

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
      "authorization-request", "query.state", .set(String(Recorded.state.string.dropLast())))
    try signIn.expect(
      .fail,
      "'state' has 21 characters of base64url: room for 126 random bits, 128 are needed; "
        + "22 random characters of base64url have them",
      of: check, at: "authorization-request")
  }

  @Test("fails for a number that counts up")
  func failsForNumber() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.state", .set("1234567890"))
    try signIn.expect(
      .fail,
      "'state' has 10 characters of decimal: room for 33 random bits, 128 are needed; "
        + "22 random characters of base64url have them",
      of: check, at: "authorization-request")
  }

  @Test("does not apply to a request without 'state'")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.state", .remove)
    try signIn.expectNothing(of: check, at: "authorization-request")
  }
}
