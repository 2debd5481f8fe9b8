package import TranscriptModel
package import Vocabulary
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

  /// What is other than expected, one line a difference; empty when the run ended as it must.
  ///
  /// When the result differs, the rest is not compared: it would speak of another end.
  package func differences(from outcome: Outcome) -> [String] {
    guard outcome.result == result else {
      return ["expected the run to end '\(result.rawValue)', it ended '\(outcome.result.rawValue)'"]
    }
    let actual = LessonExpectation(
      result: outcome.result, step: outcome.step, by: outcome.by, error: outcome.error?.string,
      defence: outcome.defence)
    return zip(parts, actual.parts).compactMap { expected, actual in
      guard let name = expected.name, name != actual.name else { return nil }
      let found = actual.name.map { "found '\($0)'" } ?? "found none"
      return "expected the \(expected.kind) '\(name)', \(found)"
    }
  }

  /// The words of a lesson file: `refused at token-request with invalid_grant`.
  package var description: String {
    ([result.rawValue] + parts.compactMap { part in part.name.map { "\(part.preposition) \($0)" } })
      .joined(separator: " ")
  }

  private var parts: [(preposition: String, kind: String, name: String?)] {
    [
      ("at", "step", step?.description), ("by", "participant", by?.description),
      ("with", "error", error), ("through", "defence", defence),
    ]
  }
}
