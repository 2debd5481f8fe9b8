import Testing
import TranscriptModel
import Vocabulary

@testable import Checks

@Suite("session-check-recomputed")
struct SessionCheckRecomputationTests {
  private let check = CalculationRecomputedCheck<SessionCheckRecomputation>()

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn("nonce").expect(.pass, "5 values, recomputed", of: check, at: "session-check")
  }

  @Test("fails for a wrong conclusion")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.changeCalculation("session-check", "same_user", "no")
    try signIn.expect(
      .fail, "'same_user' is 'no', but the other values give 'yes'", expected: "yes",
      actual: "no", of: check, at: "session-check")
  }

  @Test("is unknown without the renewed token")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    try signIn.delete("firebase-refresh-response")
    try signIn.expect(
      .unknown, "step 20 is not in the transcript", of: check, at: "session-check")
  }
}
