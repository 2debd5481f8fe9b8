import Testing
import TranscriptModel

@testable import Checks

@Suite("access-token-check-recomputed")
struct AccessTokenCheckRecomputedCheckTests {
  private let check = AccessTokenCheckRecomputedCheck()

  @Test("passes the recorded sign-in", arguments: ["access-token-check", "access-token-check#2"])
  func passes(id: String) throws {
    try SignIn().expect(
      .pass, "the header, the claims and the signature, recomputed", of: check, at: id)
  }

  @Test(
    "fails for one other character in each value",
    arguments: ["typ", "iss", "aud", "exp", "scope", "signature", "now", "audience_expected"])
  func fails(name: String) throws {
    var signIn = try SignIn()
    let calculation = try #require(signIn.transcript.steps[22].calculation)
    let value = try #require(calculation.input(name) ?? calculation.output(name))
    let other = value.withOtherCharacter(at: value.count - 2)
    try signIn.changeCalculation("access-token-check", name, other)
    let expected = name == "aud" ? String(value.dropFirst().dropLast()) : value
    try signIn.expect(
      .fail, "'\(name)' is '\(other)', but the messages give '\(expected)'",
      expected: expected, actual: other, of: check, at: "access-token-check")
  }

  @Test("is unknown when the request or the keys are gone")
  func unknown() throws {
    try SignIn(without: "resource-request").expect(
      .unknown, "the access token of 'access-token-check' is not in the transcript", of: check,
      at: "access-token-check")
    try SignIn(without: "keys-response#2").expect(
      .unknown, "step 22 is not in the transcript", of: check, at: "access-token-check")
  }
}
