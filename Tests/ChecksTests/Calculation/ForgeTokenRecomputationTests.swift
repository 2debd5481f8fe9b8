import Testing
import TranscriptModel
import Vocabulary

@testable import Checks

@Suite("forge-token-recomputed")
struct ForgeTokenRecomputationTests {
  private let check = CalculationRecomputedCheck<ForgeTokenRecomputation>()

  @Test("passes a token that was signed with the key that was found")
  func passes() throws {
    try SignIn("key-search").expect(
      .pass, "7 values, recomputed, 3 of them free", of: check, at: "forge-token")
  }

  @Test("fails for knowledge that the attacker has not shown")
  func fails() throws {
    var run = try SignIn("key-search")
    try run.changeCalculation("forge-token", "known", "a guess at the master key")
    try run.expect(
      .fail,
      "'known' is 'a guess at the master key', "
        + "but the messages give 'the master key, found with a list of words'",
      expected: "the master key, found with a list of words", actual: "a guess at the master key",
      of: check, at: "forge-token")
  }

  @Test("is unknown without the key")
  func unknown() throws {
    var run = try SignIn("key-search")
    try run.deleteFromCalculation("forge-token", "key")
    try run.expect(.unknown, "the calculation lacks 'key'", of: check, at: "forge-token")
  }
}
