import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

@Suite("state-check-recomputed")
struct StateCheckRecomputationTests {
  private let check = CalculationRecomputedCheck<StateCheckRecomputation>()

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "6 values, recomputed",
      of: check, at: "state-check")
  }

  @Test("fails for a value that the messages do not give")
  func failsForValue() throws {
    for (name, value) in [
      ("state_sent", Recorded.state), ("state_received", Recorded.state),
      ("issuer_chosen", Recorded.issuer), ("issuer_received", Recorded.issuer),
    ] {
      var signIn = try SignIn()
      try signIn.changeCalculation("state-check", name, value.spoiled)
      try signIn.expect(
        .fail,
        "'\(name)' is '\(value.spoiled)', but "
          + (name == "issuer_chosen" ? "what is registered is" : "the messages give")
          + " '\(value)'",
        expected: value, actual: value.spoiled, of: check, at: "state-check")
    }
  }

  @Test("fails for a wrong conclusion")
  func failsForConclusion() throws {
    var signIn = try SignIn()
    try signIn.changeCalculation("state-check", "state", "different")
    try signIn.expect(
      .fail, "'state' is 'different', but the other values give 'equal'", expected: "equal",
      actual: "different",
      of: check, at: "state-check")
  }

  @Test("passes when the app saw that an answer is not its own")
  func passesRefusal() throws {
    var signIn = try SignIn()
    let forged = Recorded.state.spoiled
    try signIn.change("callback", "query.state", .set(forged))
    try signIn.change("callback", "query.iss", .remove)
    try signIn.changeCalculation("state-check", "state_received", forged)
    try signIn.changeCalculation("state-check", "issuer_received", "absent")
    try signIn.changeCalculation("state-check", "state", "different")
    try signIn.changeCalculation("state-check", "iss", "absent")
    try signIn.expect(
      .pass, "6 values, recomputed", of: check, at: "state-check")
  }

  @Test("is unknown when 'callback' is gone")
  func isUnknownWithoutCallback() throws {
    var signIn = try SignIn()
    try signIn.delete("callback")
    try signIn.expect(
      .unknown, "step 13 is not in the transcript",
      of: check, at: "state-check")
  }

  @Test("is unknown without a value")
  func isUnknownWithoutValue() throws {
    var signIn = try SignIn()
    try signIn.deleteFromCalculation("state-check", "iss")
    try signIn.expect(.unknown, "the calculation lacks 'iss'", of: check, at: "state-check")
  }

  @Test("is unknown without what is registered")
  func isUnknownWithoutFacts() throws {
    var signIn = try SignIn()
    signIn.forget()
    try signIn.expect(
      .unknown, "no 'issuer' is registered at 'app'; \(SignIn.remedyForNoFacts)", of: check,
      at: "state-check")
  }
}
