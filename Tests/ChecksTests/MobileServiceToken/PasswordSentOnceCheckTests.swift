import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("password-sent-once")
struct PasswordSentOnceCheckTests {
  private let check = MessageCheck.passwordSentOnce

  private static let password = "IUCbCBcUBdKwd9ti"

  @Test("passes the recorded run")
  func passes() throws {
    let message = "the password is in nothing but what the user types and the request with it"
    let run = try SignIn("custom-token")
    try run.expect(.pass, message, of: check, at: "create-user-request")
    try run.expect(.pass, message, of: check, at: "log-in-request")
  }

  @Test("fails when an answer, a calculation or a note holds it")
  func fails() throws {
    var run = try SignIn("custom-token")
    try run.change("create-user-response", "json.password", .add(Self.password))
    try run.expect(
      .fail, "the password is in the values of 'create-user-response'", of: check,
      at: "create-user-request")
    run = try SignIn("custom-token")
    try run.changeCalculation("password-hash", "salt", Self.password)
    try run.expect(
      .fail, "the password is in the values of 'password-hash'", of: check,
      at: "create-user-request")
    run = try SignIn("custom-token")
    let index = try run.index(of: "typed-credentials")
    run.transcript.steps[index].notes.append(Note(about: "password", text: Self.password))
    try run.expect(
      .fail, "the password is in a note on 'typed-credentials'", of: check,
      at: "create-user-request")
  }

  @Test("is unknown for a password that would be found by chance, and when a step is gone")
  func unknown() throws {
    var run = try SignIn("custom-token")
    try run.change("create-user-request", "json.password", .set("id"))
    try run.expect(
      .unknown, "the password is too short to be told from other words", of: check,
      at: "create-user-request")
    run = try SignIn("custom-token")
    try run.delete("table-response")
    try run.expect(
      .unknown, "step 18 is not in the transcript", of: check, at: "create-user-request")
  }

  @Test("does not apply to a request without password")
  func notApplicable() throws {
    var run = try SignIn("custom-token")
    try run.change("create-user-request", "json.password", .remove)
    try run.expectNothing(of: check, at: "create-user-request")
  }
}
