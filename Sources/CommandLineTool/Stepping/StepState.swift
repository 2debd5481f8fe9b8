import FlowSimulator
import TranscriptModel

/// What a user changed in a run, in order, so that it can be repeated and undone.
struct StepState: Hashable, Sendable {
  /// Changes on the wire.
  var edits: [StepEdit] = []
  /// Defences that are off besides those of the lesson.
  var without: [String] = []

  /// The changes to one step.
  func actions(on step: StepID) -> [StepEdit.Action] {
    edits.filter { $0.step == step }.map(\.action)
  }
}
