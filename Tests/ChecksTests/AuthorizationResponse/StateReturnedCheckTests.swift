import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("state-returned")
struct StateReturnedCheckTests {
  private let check = MessageCheck.stateReturned

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'state' equals that of 'authorization-request', 22 characters",
      of: check, at: "authorization-response")
  }

  @Test("passes an error")
  func passesError() throws {
    try SignIn("denied").expect(
      .pass, "'state' equals that of 'authorization-request', 22 characters",
      of: check, at: "authorization-response")
  }

  @Test("fails for another state, and names the character")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change(
      "authorization-response", "location.query.state", .set(Recorded.state.spoiled))
    try signIn.expect(
      .fail,
      "'state' differs from that of 'authorization-request'; 1 of 22 characters differ: "
        + "character 1 is 'X' and should be 'k'", expected: Recorded.state,
      actual: Recorded.state.spoiled,
      of: check, at: "authorization-response")
  }

  @Test("fails without a state")
  func failsWithout() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-response", "location.query.state", .remove)
    try signIn.expect(
      .fail, "'state' is missing; it has to equal that of 'authorization-request'",
      expected: Recorded.state,
      of: check, at: "authorization-response")
  }

  @Test("fails for a state that only looks the same")
  func failsForBytes() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.state", .set("\u{E9}tat"))
    try signIn.change("authorization-response", "location.query.state", .set("e\u{301}tat"))
    try signIn.expect(
      .fail,
      "'state' differs from that of 'authorization-request'; "
        + "they look the same, but their bytes differ",
      expected: "\u{E9}tat", actual: "e\u{301}tat", of: check, at: "authorization-response")
  }

  @Test("is unknown when 'login-submit' is gone")
  func isUnknownWithoutLoginSubmit() throws {
    var signIn = try SignIn()
    try signIn.delete("login-submit")
    try signIn.expect(
      .unknown, "the request that 'authorization-response' answers is not in the transcript",
      of: check, at: "authorization-response")
  }

  @Test("does not apply when the request has none")
  func notApplicableWithout() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.state", .remove)
    try signIn.expectNothing(of: check, at: "authorization-response")
  }

  @Test("does not apply to a page")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-response", "header.Location", .remove)
    try signIn.expectNothing(of: check, at: "authorization-response")
  }
}
