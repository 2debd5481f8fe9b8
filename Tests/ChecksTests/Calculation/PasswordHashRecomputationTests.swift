import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

@Suite("password-hash-recomputed")
struct PasswordHashRecomputationTests {
  private let check = CalculationRecomputedCheck<PasswordHashRecomputation>()

  @Test(
    "passes a new account and a log-in", arguments: [("", 5, ", 1 of them free"), ("#2", 6, "")])
  func passes(occurrence: String, count: Int, free: String) throws {
    try SignIn("custom-token").expect(
      .pass, "\(count) values, recomputed\(free)", of: check, at: "password-hash\(occurrence)")
  }

  @Test("fails for another hash, and for another salt at a log-in")
  func fails() throws {
    var run = try SignIn("custom-token")
    let step = run.transcript.steps[try run.index(of: "password-hash#2")]
    let hash = try #require(step.calculation?.output("hash"))
    let salt = try #require(step.calculation?.input("salt"))
    try run.changeCalculation("password-hash#2", "hash", "00")
    try run.expect(
      .fail, "'hash' is '00', but the other values give '\(hash)'", expected: hash, actual: "00",
      of: check, at: "password-hash#2")
    run = try SignIn("custom-token")
    try run.changeCalculation("password-hash#2", "salt", "00")
    try run.expect(
      .fail, "'salt' is '00', but the messages give '\(salt)'", expected: salt, actual: "00",
      of: check, at: "password-hash#2")
  }

  @Test("is unknown for more iterations than are worth the time")
  func unknown() throws {
    var run = try SignIn("custom-token")
    run.register(.passwordIterations, at: .mobileService, "1000001")
    try run.changeCalculation("password-hash", "iterations", "1000001")
    try run.expect(
      .unknown, "1000001 iterations are not recomputed here: from 1 to 1000000 are", of: check,
      at: "password-hash")
    run.forget()
    try run.expect(
      .unknown,
      "no 'password_iterations' is registered at 'mobile-service'; \(SignIn.remedyForNoFacts)",
      of: check, at: "password-hash")
  }
}
