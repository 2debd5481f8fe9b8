import Testing
import TranscriptModel
import Vocabulary

@testable import Checks

@Suite("token-verification-recomputed")
struct TokenVerificationRecomputationTests {
  private let check = CalculationRecomputedCheck<TokenVerificationRecomputation>()

  @Test("passes the recorded requests", arguments: ["token-verification", "token-verification#5"])
  func passes(id: String) throws {
    try SignIn("custom-token").expect(.pass, "10 values, recomputed", of: check, at: id)
  }

  @Test("fails for a wrong verdict, and for a key that is not the service's")
  func fails() throws {
    var run = try SignIn("custom-token")
    try run.changeCalculation("token-verification", "signature", "bad")
    try run.expect(
      .fail, "'signature' is 'bad', but the other values give 'good'", expected: "good",
      actual: "bad", of: check, at: "token-verification")
    run = try SignIn("custom-token")
    let key = try #require(
      run.transcript.steps[try run.index(of: "token-verification")].calculation?.output("key"))
    try run.changeCalculation("token-verification", "key", "00")
    try run.expect(
      .fail, "'key' is '00', but the other values give '\(key)'", expected: key, actual: "00",
      of: check, at: "token-verification")
  }

  @Test("is unknown without the registered master key")
  func unknown() throws {
    var run = try SignIn("custom-token")
    run.forget(.masterKey)
    try run.expect(
      .unknown, "no 'master_key' is registered at 'mobile-service'", of: check,
      at: "token-verification")
  }
}
