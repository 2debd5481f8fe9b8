import Testing
import TranscriptModel
import Vocabulary

@testable import Checks

@Suite("key-search-recomputed")
struct KeySearchRecomputationTests {
  private let check = CalculationRecomputedCheck<KeySearchRecomputation>()

  @Test("passes the word that fits")
  func passes() throws {
    try SignIn("key-search").expect(.pass, "3 values, recomputed", of: check, at: "key-search")
  }

  @Test("fails for another word and another number of guesses")
  func fails() throws {
    for (name, text, expected) in [
      ("found_master_key", "not found", "football"), ("guesses", "12", "11"),
    ] {
      var run = try SignIn("key-search")
      try run.changeCalculation("key-search", name, text)
      try run.expect(
        .fail, "'\(name)' is '\(text)', but the other values give '\(expected)'",
        expected: expected, actual: text, of: check, at: "key-search")
    }
  }

  @Test("is unknown when the attacker got no token")
  func unknown() throws {
    var run = try SignIn("key-search")
    run.transcript.steps[try run.index(of: "create-user-response#2")].isDelivered = false
    try run.expect(
      .unknown, "'attacker' got no token before 'key-search'", of: check, at: "key-search")
  }
}
