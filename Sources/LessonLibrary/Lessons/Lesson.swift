package import TranscriptModel
package import Vocabulary
import WireFormats

/// A lesson: prose for people, and the runs of one flow that the prose speaks of.
package struct Lesson: Hashable, Sendable {
  /// The track and the name, `pkce/authorization-code`; for a file from elsewhere, its name
  /// without `.md`.
  package var id: String
  /// One line that says what the lesson shows.
  package var title: String
  /// The flow that its runs go through, `pkce`.
  package var flow: String
  /// The prose before the first run or step, as Markdown source.
  package var introduction: String
  /// What is run, in this order; at least one run.
  package var runs: [LessonRun]
}

/// One run of a lesson: what is set, how it must end, and what is said along the way.
package struct LessonRun: Hashable, Sendable {
  /// The name in lower case with hyphens; nil when it is the lesson's only run.
  package var name: String?
  /// Settings of participants, each named `participant.setting`: `app.code_verifier`.
  package var settings: [NamedValue] = []
  /// The profile whose defences alone are on.
  package var profile: String?
  /// The defences that are switched off.
  package var without: [String] = []
  /// The attack that takes part.
  package var attack: String?
  /// Changes made on the wire, each as `STEP:CHANGE`.
  package var tampering: [String] = []
  /// How the run must end.
  package var expectation: LessonExpectation
  /// The prose before this run, as Markdown source.
  ///
  /// Empty for a run without a name, whose prose is the lesson's own.
  package var introduction = ""
  /// The lesson's words on single steps, in the order of the file.
  package var passages: [LessonPassage] = []
  /// The prose after the run has ended, as Markdown source.
  package var conclusion = ""

  /// What the lesson says about a step of this run.
  package func passage(at step: StepID) -> LessonPassage? {
    passages.first { $0.step == step }
  }
}

/// What a lesson says about one step.
package struct LessonPassage: Hashable, Sendable {
  /// The step.
  package var step: StepID
  /// The words, as Markdown source, without the question and its answer.
  package var text: String
  /// What the learner is asked before the step is shown.
  package var prediction: LessonPrediction?
}

/// A question that comes before a step is shown, and the answer that comes after.
package struct LessonPrediction: Hashable, Sendable {
  /// The question, as Markdown source.
  package var question: String
  /// The answer, as Markdown source.
  package var answer: String
}

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
