import Testing
import TranscriptModel
import Vocabulary

@testable import Checks

@Suite("code-lookup-recomputed")
struct CodeLookupRecomputationTests {
  private let check = CalculationRecomputedCheck<CodeLookupRecomputation>()

  @Test("passes a race for a code")
  func passes() throws {
    for id in ["code-lookup", "code-lookup#2"] {
      try SignIn("code-lookup").expect(.pass, "2 values, recomputed", of: check, at: id)
    }
  }

  @Test("fails for a state that the messages do not give")
  func fails() throws {
    var run = try SignIn("code-lookup")
    try run.changeCalculation("code-lookup", "code_state", "redeemed")
    try run.expect(
      .fail, "'code_state' is 'redeemed', but the messages give 'unused'", expected: "unused",
      actual: "redeemed", of: check, at: "code-lookup")
  }

  @Test("is unknown without the state, and without the request")
  func unknown() throws {
    var run = try SignIn("code-lookup")
    try run.deleteFromCalculation("code-lookup", "code_state")
    try run.expect(
      .unknown, "the calculation lacks 'code_state'", of: check, at: "code-lookup")
    run = try SignIn("code-lookup")
    for id in ["token-request", "token-request#2", "token-request#3"] { try run.delete(id) }
    try run.expect(
      .unknown, "steps 15 to 17 are not in the transcript", of: check, at: "code-lookup")
  }
}
