package import TranscriptModel

/// One run of a lesson: what is set, how it must end, and what is said along the way.
package struct LessonRun: Hashable, Sendable {
  /// The name in lower case with hyphens; nil when it is the lesson's only run.
  package var name: String?
  /// Settings of participants, each named `participant.setting`: `app.code_verifier`.
  package var settings: [NamedValue]
  /// The defences that are switched off.
  package var without: [String]
  /// The attack that takes part.
  package var attack: String?
  /// Changes made on the wire, each as `STEP:CHANGE`.
  package var tampering: [String]
  /// How the run must end.
  package var expectation: LessonExpectation
  /// The prose before this run, as Markdown source.
  ///
  /// Empty for a run without a name, whose prose is the lesson's own.
  package var introduction: String
  /// The lesson's words on single steps, in the order of the file.
  package var passages: [LessonPassage]
  /// The prose after the run has ended, as Markdown source.
  package var conclusion: String

  /// A run.
  package init(
    name: String? = nil, settings: [NamedValue] = [], without: [String] = [],
    attack: String? = nil, tampering: [String] = [], expectation: LessonExpectation,
    introduction: String = "", passages: [LessonPassage] = [], conclusion: String = ""
  ) {
    self.name = name
    self.settings = settings
    self.without = without
    self.attack = attack
    self.tampering = tampering
    self.expectation = expectation
    self.introduction = introduction
    self.passages = passages
    self.conclusion = conclusion
  }

  /// What the lesson says about a step of this run.
  package func passage(at step: StepID) -> LessonPassage? {
    passages.first { $0.step == step }
  }
}
