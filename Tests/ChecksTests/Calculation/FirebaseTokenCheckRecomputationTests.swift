import Testing
import TranscriptModel
import Vocabulary

@testable import Checks

@Suite("firebase-token-check-recomputed")
struct FirebaseTokenCheckRecomputationTests {
  private let check = CalculationRecomputedCheck<FirebaseTokenCheckRecomputation>()

  @Test(
    "passes the recorded sign-in", arguments: ["firebase-token-check", "firebase-token-check#2"])
  func passes(id: String) throws {
    try SignIn("nonce").expect(.pass, "11 values, recomputed", of: check, at: id)
  }

  @Test("fails for an audience that is not the registered one")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.changeCalculation("firebase-token-check", "audience_expected", "another")
    try signIn.expect(
      .fail, "'audience_expected' is 'another', but what is registered is 'photo-app-project'",
      expected: "photo-app-project", actual: "another", of: check, at: "firebase-token-check")
  }

  @Test("is unknown without what is registered")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    signIn.forget(.issuer)
    try signIn.expect(
      .unknown, "no 'issuer' is registered at 'resource-server'", of: check,
      at: "firebase-token-check")
  }
}
