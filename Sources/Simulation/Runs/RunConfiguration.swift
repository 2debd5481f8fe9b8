package import TranscriptModel

/// What is asked of one run.
package struct RunConfiguration: Sendable {
  /// The lesson's id, for the head of the transcript.
  package var lesson: String
  /// The name of the run in its lesson, if the lesson has several.
  package var run: String?
  /// The flow.
  package var flow: any Flow
  /// Settings of participants that differ from the flow's own: `app.code_verifier`.
  package var settings: [NamedValue]
  /// The names of the defences that are switched off.
  package var without: [String]
  /// The name of the attack that takes part.
  package var attack: String?
  /// The order in which concurrent activities move, where a run has any.
  package var order = TurnOrder()
  /// Changes on the wire, in the order in which they are made.
  package var edits: [StepEdit]

  /// A run of a flow.
  package init(
    lesson: String, run: String? = nil, flow: any Flow, settings: [NamedValue] = [],
    without: [String] = [], attack: String? = nil, edits: [StepEdit] = []
  ) {
    self.lesson = lesson
    self.run = run
    self.flow = flow
    self.settings = settings
    self.without = without
    self.attack = attack
    self.edits = edits
  }
}
