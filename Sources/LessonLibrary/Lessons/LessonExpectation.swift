package import TranscriptModel
import WireFormats

/// How a run must end; what is nil here is not compared.
package struct LessonExpectation: Hashable, Sendable, CustomStringConvertible {
  /// The way to end.
  package var result: Outcome.Result
  /// The step that is refused, or after which nothing comes.
  package var step: StepID?
  /// Who refuses.
  package var by: ParticipantName?
  /// The error code on the wire.
  package var error: String?
  /// The defence that decides.
  package var defence: String?

  /// An expected end.
  package init(
    result: Outcome.Result, step: StepID? = nil, by: ParticipantName? = nil, error: String? = nil,
    defence: String? = nil
  ) {
    self.result = result
    self.step = step
    self.by = by
    self.error = error
    self.defence = defence
  }

  /// What is other than expected, one line a difference; empty when the run ended as it must.
  ///
  /// When the result differs, the rest is not compared: it would speak of another end.
  package func differences(from outcome: Outcome) -> [String] {
    guard outcome.result == result else {
      return ["expected the run to end '\(result.rawValue)', it ended '\(outcome.result.rawValue)'"]
    }
    return [
      difference("step", step?.description, outcome.step?.description),
      difference("participant", by?.description, outcome.by?.description),
      difference("error", error, outcome.error?.string),
      difference("defence", defence, outcome.defence),
    ].compactMap(\.self)
  }

  private func difference(_ what: String, _ expected: String?, _ actual: String?) -> String? {
    guard let expected, expected != actual else { return nil }
    let found = actual.map { "found '\($0)'" } ?? "found none"
    return "expected the \(what) '\(expected)', \(found)"
  }

  /// The words of a lesson file: `refused at token-request with invalid_grant`.
  package var description: String {
    var words = [result.rawValue]
    if let step { words += ["at", step.description] }
    if let by { words += ["by", by.description] }
    if let error { words += ["with", error] }
    if let defence { words += ["through", defence] }
    return words.joined(separator: " ")
  }
}
