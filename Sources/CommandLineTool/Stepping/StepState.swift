import Flows
import Simulation
import TranscriptModel

/// What a user changed in a run, in order, so that it can be repeated and undone.
struct StepState: Hashable, Sendable {
  /// Changes on the wire.
  var edits: [StepEdit] = []
  /// Defences that are off besides those of the lesson.
  var without: [String] = []

  /// Whether nothing was changed.
  var isEmpty: Bool { edits.isEmpty && without.isEmpty }

  /// The changes to one step.
  func actions(on step: StepID) -> [StepEdit.Action] {
    edits.filter { $0.step == step }.map(\.action)
  }

  /// The states that lead to this one, the oldest first, as if the defences were switched off first.
  var history: [StepState] {
    without.indices.map { StepState(without: Array(without[..<$0])) }
      + edits.indices.map { StepState(edits: Array(edits[..<$0]), without: without) }
  }

  /// The change that was made last since an earlier state, as it was written.
  func lastChange(since earlier: StepState) -> String? {
    edits.count > earlier.edits.count
      ? edits.last?.description : without.last.map { "without \($0)" }
  }
}
