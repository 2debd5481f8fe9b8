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
  /// The steps that it judges; empty where it judges steps of any name.
  package let subjects: [MessageName]
  /// What the steps are that it judges, where their name does not matter.
  let forms: Set<StepForm>
  /// The rule's place in a document, and its level there, from which the verdict follows.
  ///
  /// A judgement may rest on another rule, and then says so.
  package let requirement: Requirement
  /// What the rule asks for, in one sentence.
  package let summary: String
  let rule: Rule

  /// A rule.
  init(
    _ id: String, at subjects: [MessageName], _ requirement: Requirement, _ summary: String,
    rule: @escaping Rule
  ) {
    self.id = id
    self.subjects = subjects
    forms = []
    self.requirement = requirement
    self.summary = summary
    self.rule = rule
  }

  /// A rule for the steps of every kind in the tables of the flows that have this form.
  init(
    _ id: String, atEvery forms: [StepForm], _ requirement: Requirement, _ summary: String,
    rule: @escaping Rule
  ) {
    self.id = id
    subjects = []
    self.forms = Set(forms)
    self.requirement = requirement
    self.summary = summary
    self.rule = rule
  }

  /// What it judges, in words: names of messages, or what the messages are.
  package var subjectWords: [String] {
    if forms.count == StepForm.allCases.count { return ["every step"] }
    return subjects.isEmpty
      ? StepForm.allCases.filter(forms.contains).map { "every \($0)" }
      : subjects.map(\.description)
  }
}
