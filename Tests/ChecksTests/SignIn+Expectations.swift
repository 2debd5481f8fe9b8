import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

extension SignIn {
  /// Expects a check to say exactly this of a step.
  func expect(
    _ verdict: Verdict, _ message: String, expected: (any WireTextConvertible)? = nil,
    actual: (any WireTextConvertible)? = nil,
    of check: some Check, at id: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let finding = try finding(check, at: id)
    let wanted = Finding(
      check: check.id, verdict: verdict, requirement: "\(check.requirement)", message: message,
      expected: expected?.wireText, actual: actual?.wireText)
    #expect(finding == wanted, sourceLocation: sourceLocation)
  }

  /// Expects that a check does not apply to a step.
  func expectNothing(
    of check: some Check, at id: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try finding(check, at: id) == nil, sourceLocation: sourceLocation)
  }

  /// The URL that stands in a step.
  func url(_ id: String) throws -> WireText {
    try #require(transcript.steps[try index(of: id)].url?.text)
  }
}
