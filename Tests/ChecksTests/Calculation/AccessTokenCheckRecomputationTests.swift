import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("access-token-check-recomputed")
struct AccessTokenCheckRecomputationTests {
  private let check = CalculationRecomputedCheck<AccessTokenCheckRecomputation>()

  @Test("passes the recorded sign-in", arguments: ["access-token-check", "access-token-check#2"])
  func passes(id: String) throws {
    try SignIn().expect(
      .pass, "9 values, recomputed", of: check, at: id)
  }

  @Test(
    "fails for one other character in each value",
    arguments: [
      ("typ", "the messages give"), ("iss", "the messages give"), ("aud", "the messages give"),
      ("exp", "the messages give"), ("scope", "the messages give"),
      ("audience_expected", "what is registered is"),
      ("scope_needed", "what is registered is"),
    ])
  func fails(name: String, witness: String) throws {
    var signIn = try SignIn()
    let calculation = try #require(signIn.transcript.steps[22].calculation)
    let value = try #require(calculation.input(name) ?? calculation.output(name))
    let other = value.withOtherCharacter(at: value.utf8.count - 2)
    try signIn.changeCalculation("access-token-check", name, other)
    try signIn.expect(
      .fail, "'\(name)' is '\(other)', but \(witness) '\(value)'", expected: value, actual: other,
      of: check, at: "access-token-check")
  }

  @Test("is unknown when the request or the keys are gone")
  func unknown() throws {
    try SignIn(without: "resource-request").expect(
      .unknown, "step 20 is not in the transcript", of: check,
      at: "access-token-check")
    try SignIn(without: "keys-response#2").expect(
      .unknown, "step 22 is not in the transcript", of: check, at: "access-token-check")
  }

  @Test("fails for another time, and for one that is no number")
  func time() throws {
    var signIn = try SignIn()
    try signIn.changeCalculation("access-token-check", "now", "1767225601")
    try signIn.expect(
      .fail, "'now' is '1767225601', but the other values give '1767225600'",
      expected: "1767225600", actual: "1767225601", of: check, at: "access-token-check")
    try signIn.changeCalculation("access-token-check", "now", "soon")
    try signIn.expect(
      .fail, "'now' is 'soon'; it must be a whole number of seconds since 1970", actual: "soon",
      of: check, at: "access-token-check")
  }
}
