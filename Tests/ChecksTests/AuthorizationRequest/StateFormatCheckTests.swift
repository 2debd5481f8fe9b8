import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("state-format")
struct StateFormatCheckTests {
  private let check = MessageCheck.stateFormat

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "22 characters of printable ASCII",
      of: check, at: "authorization-request")
  }

  @Test("fails for another character")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.state", .set("état"))
    try signIn.expect(
      .fail, "'state' has the character U+00E9, which is no printable ASCII",
      of: check, at: "authorization-request")
  }

  @Test("does not apply to an empty one, which counts as left out")
  func notApplicableToEmpty() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.state", .set(""))
    try signIn.expectNothing(of: check, at: "authorization-request")
  }

  @Test("does not apply to a request without 'state'")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.state", .remove)
    try signIn.expectNothing(of: check, at: "authorization-request")
  }
}
