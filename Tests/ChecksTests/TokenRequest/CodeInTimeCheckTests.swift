import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("code-in-time")
struct CodeInTimeCheckTests {
  private let check = MessageCheck.codeInTime

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "the code is 0 seconds old, and lives for 600 at the most",
      of: check, at: "token-request")
  }

  @Test("passes at 599 seconds and fails at 600")
  func isExact() throws {
    var signIn = try SignIn()
    try signIn.changeTime("token-request", 1_767_225_600 + 599)
    try signIn.expect(
      .pass, "the code is 599 seconds old, and lives for 600 at the most", of: check,
      at: "token-request")
    try signIn.changeTime("token-request", 1_767_225_600 + 600)
    try signIn.expect(
      .fail, "the code is 600 seconds old; it lives for 600 at the most", of: check,
      at: "token-request")
  }

  @Test("fails for a code that is used before it came")
  func failsForPast() throws {
    var signIn = try SignIn()
    try signIn.changeTime("token-request", 1_767_225_590)
    try signIn.expect(
      .fail, "the code is used 10 seconds before it came",
      of: check, at: "token-request")
  }

  @Test("does not trap on absurd times")
  func survives() throws {
    var signIn = try SignIn()
    try signIn.changeTime("token-request", .max)
    try signIn.changeTime("authorization-response", .min)
    try signIn.expect(
      .fail, "the times \(Int.min) and \(Int.max) are absurd",
      of: check, at: "token-request")
  }

  @Test("is unknown when 'authorization-response' is gone")
  func isUnknownWithoutAuthorizationResponse() throws {
    var signIn = try SignIn()
    try signIn.delete("authorization-response")
    try signIn.expect(
      .unknown, "no authorization response in the transcript issues the code '\(Recorded.code)'",
      of: check, at: "token-request")
  }

  @Test("does not apply to a body that is no form")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "header.Content-Type", .set("application/json"))
    try signIn.expectNothing(of: check, at: "token-request")
  }
}
