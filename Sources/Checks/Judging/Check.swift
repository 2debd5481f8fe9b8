import TranscriptModel
package import Vocabulary

/// One rule, recomputed from a transcript and from nothing else.
///
/// A check never asks who said what about itself: it reads the messages and derives their values
/// again. It judges one step at a time; the checker calls it for the steps that it names.
package struct Check: Sendable {
  /// Judges one step, and gives nil when the rule does not apply to it.
  ///
  /// It throws `MissingEvidence` when the transcript lacks what the rule is about. The verdict is then
  /// `unknown`, never `pass`.
  typealias Rule =
    @Sendable (_ step: Step, _ evidence: Evidence) throws(MissingEvidence) -> Judgement?

  /// The id: `state-returned`.
  package let id: String
  /// The steps that it judges.
  package let subjects: [MessageName]
  /// The rule's place in a document, and its level there.
  package let requirement: Requirement
  /// What the rule asks for, in one sentence.
  package let summary: String
  /// Those of the subjects whose receiver can see by itself that the rule is broken, and ought to
  /// refuse then.
  ///
  /// No server can see whether a verifier was drawn afresh, so it cannot be blamed for taking it.
  package let enforcedAt: [MessageName]
  private let visible: @Sendable (Step, Evidence) -> Bool
  let rule: Rule

  /// A rule; all who receive one of the messages enforce it, if it does not say otherwise.
  init(
    _ id: String, at subjects: [MessageName], _ requirement: Requirement, _ summary: String,
    enforcedAt: [MessageName]? = nil,
    visible: @escaping @Sendable (Step, Evidence) -> Bool = { _, _ in true }, rule: @escaping Rule
  ) {
    self.id = id
    self.subjects = subjects
    self.requirement = requirement
    self.summary = summary
    self.enforcedAt = enforcedAt ?? subjects
    self.visible = visible
    self.rule = rule
  }

  /// Whether the receiver of a step could see that the rule is broken there.
  func isVisible(at step: Step, in evidence: Evidence) -> Bool {
    enforcedAt.contains(step.id.name) && visible(step, evidence)
  }
}
