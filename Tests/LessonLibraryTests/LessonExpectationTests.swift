import LessonLibrary
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@Suite("Expectations")
struct LessonExpectationTests {
  private static let full =
    "refused at token-request by authorization-server with invalid_grant through verifier-matches"

  @Test(
    "are written again as they were read",
    arguments: [
      "completed", "attack-succeeded", "refused", "abandoned", "abandoned at token-request#2",
      "refused by app through state-matches", full,
    ])
  func roundTrip(text: String) throws {
    #expect(try Self.expectation(text).description == text)
  }

  @Test("take their parts in any order")
  func order() throws {
    let text =
      "refused  through verifier-matches with invalid_grant by authorization-server "
      + "at token-request"
    #expect(try Self.expectation(text) == Self.expectation(Self.full))
  }

  @Test("say what ended otherwise")
  func differences() throws {
    let expectation = try Self.expectation(Self.full)
    let asExpected = Outcome(
      result: .refused, step: StepID(.tokenRequest), by: .authorizationServer,
      error: "invalid_grant", defence: "verifier-matches", stepCount: 9, message: "")
    #expect(expectation.differences(from: asExpected) == [])

    var other = asExpected
    other.step = StepID(.tokenRequest, occurrence: 2)
    other.by = .app
    other.error = nil
    other.defence = "state-matches"
    #expect(
      expectation.differences(from: other) == [
        "expected the step 'token-request', found 'token-request#2'",
        "expected the participant 'authorization-server', found 'app'",
        "expected the error 'invalid_grant', found none",
        "expected the defence 'verifier-matches', found 'state-matches'",
      ])

    other.result = .completed
    #expect(
      expectation.differences(from: other) == [
        "expected the run to end 'refused', it ended 'completed'"
      ])
  }

  @Test("do not compare what they leave open")
  func open() throws {
    let outcome = Outcome(
      result: .refused, step: StepID(.tokenRequest), by: .app, error: "x", defence: "y",
      stepCount: 1, message: "")
    #expect(try Self.expectation("refused").differences(from: outcome) == [])
  }

  private static func expectation(_ text: String) throws -> LessonExpectation {
    let lesson = try Lesson("---\ntitle: t\nflow: pkce\nexpect: \(text)\n---\nProse.")
    return try #require(lesson.runs.first).expectation
  }
}
