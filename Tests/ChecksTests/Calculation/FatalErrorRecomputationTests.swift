import Testing
import TranscriptModel
import Vocabulary

@testable import Checks

@Suite("fatal-error-recomputed")
struct FatalErrorRecomputationTests {
  private let check = CalculationRecomputedCheck<FatalErrorRecomputation>()

  @Test("passes the words of the tutorial's app")
  func passes() throws {
    try SignIn("fatal-error").expect(.pass, "1 value, recomputed", of: check, at: "fatal-error")
  }

  @Test("fails for other words")
  func fails() throws {
    var run = try SignIn("fatal-error")
    try run.changeCalculation("fatal-error", "fatal_error", "oops")
    try run.expect(
      .fail, "'fatal_error' is 'oops'; it must be '\(FatalErrorValue.noLoginRequest)'",
      actual: "oops", of: check, at: "fatal-error")
  }

  @Test("is unknown without words")
  func unknown() throws {
    var run = try SignIn("fatal-error")
    try run.deleteFromCalculation("fatal-error", "fatal_error")
    try run.expect(
      .unknown, "the calculation lacks 'fatal_error'", of: check, at: "fatal-error")
  }
}
