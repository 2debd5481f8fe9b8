import Testing
import TranscriptModel
import Vocabulary

@testable import Checks

@Suite("mint-token-recomputed")
struct MintTokenRecomputationTests {
  private let check = CalculationRecomputedCheck<MintTokenRecomputation>()

  @Test("passes the recorded tokens", arguments: ["mint-token", "mint-token#2", "mint-token#3"])
  func passes(id: String) throws {
    try SignIn("custom-token").expect(
      .pass, "8 values, recomputed, 3 of them free", of: check, at: id)
  }

  @Test("fails for a master key that is not the registered one, and for another key")
  func fails() throws {
    var run = try SignIn("custom-token")
    let masterKey = "Hu6D8zUYtAFr8z9I5XfTSJqkwpUuU5RV"
    try run.changeCalculation("mint-token", "master_key", "another")
    try run.expect(
      .fail, "'master_key' is 'another', but what is registered is '\(masterKey)'",
      expected: masterKey, actual: "another", of: check, at: "mint-token")
    run = try SignIn("custom-token")
    let key = try #require(
      run.transcript.steps[try run.index(of: "mint-token")].calculation?.output("key"))
    try run.changeCalculation("mint-token", "key", "00")
    try run.expect(
      .fail, "'key' is '00', but the other values give '\(key)'", expected: key, actual: "00",
      of: check, at: "mint-token")
  }

  @Test("is unknown without the registered master key")
  func unknown() throws {
    var run = try SignIn("custom-token")
    run.forget(.masterKey)
    try run.expect(
      .unknown, "no 'master_key' is registered at 'mobile-service'", of: check, at: "mint-token")
  }
}
