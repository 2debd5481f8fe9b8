import Simulation
import TranscriptModel

/// What a user changes in the runs of a lesson, in order, so that it can be repeated and undone.
struct RunChanges: Hashable, Sendable {
  /// Changes on the wire besides those of the lesson.
  var edits: [StepEdit] = []
  /// Defences that are off besides those of the lesson.
  var without: [String] = []
  /// An attack instead of the lesson's own.
  var attack: String?
  /// The order in which messages that race move.
  var order: TurnOrder?

  /// Whether nothing is changed, so that the runs must end as the lesson says.
  var isEmpty: Bool { self == RunChanges() }

  /// The changes to one step.
  func actions(on step: StepID) -> [StepEdit.Action] {
    edits.filter { $0.step == step }.map(\.action)
  }

  /// The states that lead to this one, the oldest first, as if the defences were switched off first.
  var history: [RunChanges] {
    without.indices.map { RunChanges(without: Array(without[..<$0])) }
      + edits.indices.map { RunChanges(edits: Array(edits[..<$0]), without: without) }
  }

  /// The change that was made last since an earlier state, as it was written.
  func lastChange(since earlier: RunChanges) -> String? {
    edits.count > earlier.edits.count
      ? edits.last?.description : without.last.map { "without \($0)" }
  }
}

extension RunChanges {
  /// The changes of `--without` and `--tamper`.
  ///
  /// - Throws: `ToolError` when a change on the wire cannot be read.
  init(_ arguments: ParsedArguments) throws(ToolError) {
    without = arguments.values("--without")
    for text in arguments.values("--tamper") {
      do {
        edits.append(try StepEdit(parsing: text))
      } catch {
        throw ToolError(.usage, "--tamper: \(error)")
      }
    }
  }
}
