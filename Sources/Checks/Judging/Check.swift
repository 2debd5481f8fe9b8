package import TranscriptModel
package import Vocabulary

/// One rule, recomputed from a transcript and from nothing else.
///
/// A check never asks who said what about itself: it reads the messages and derives their values
/// again. It judges one step at a time; the checker calls it for the steps that it names.
package protocol Check: Sendable {
  /// The id, which is the name of its type or constant in lower case with hyphens: `state-returned`.
  var id: String { get }
  /// The rule.
  var requirement: Requirement { get }
  /// What the rule asks for, in one sentence.
  var summary: String { get }
  /// The steps that it judges.
  var subjects: [MessageName] { get }
  /// Those of the subjects whose receiver can see by itself that the rule is broken, and ought to
  /// refuse then; all of them, if the check does not say otherwise.
  ///
  /// No server can see whether a verifier was drawn afresh, so it cannot be blamed for taking it.
  var enforcedAt: [MessageName] { get }

  /// Whether the receiver of a step could see that the rule is broken there.
  func isVisible(at step: Step, in evidence: Evidence) -> Bool

  /// Judges one step.
  ///
  /// - Returns: nil when the rule does not apply to this step.
  /// - Throws: `MissingEvidence` when the transcript lacks what the rule is about. The verdict is then
  ///   `unknown`, never `pass`.
  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement?
}

extension Check {
  /// All subjects.
  package var enforcedAt: [MessageName] { subjects }

  /// Wherever the rule is enforced.
  package func isVisible(at step: Step, in evidence: Evidence) -> Bool {
    enforcedAt.contains(step.id.name)
  }
}
