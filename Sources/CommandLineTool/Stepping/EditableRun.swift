import LessonLibrary
import Simulation
import TranscriptModel
import WireFormats

/// A run of a lesson that goes on one step at a time, and that the user can change and take back.
///
/// It can be built again up to any place, since the same seed and the same changes give the same
/// run.
struct EditableRun {
  let lesson: Lesson
  let lessonRun: LessonRun
  let seed: String
  private(set) var changes: RunChanges
  /// The changes on the wire that the lesson makes itself.
  private let lessonEdits: [StepEdit]
  private var stepped: SteppedRun
  /// The steps that were released, in order.
  ///
  /// A doubled message was released once, but happened twice.
  private(set) var released: [StepID] = []
  /// What was changed before each of the changes, the oldest first.
  private var earlier: [RunChanges]

  /// Builds the run and stops before its first step.
  init(
    _ lesson: Lesson, run: LessonRun, seed: String, changes: RunChanges
  ) async throws(ToolError) {
    self.lesson = lesson
    lessonRun = run
    self.seed = seed
    self.changes = changes
    earlier = changes.history
    lessonEdits = try run.configuration(in: lesson).edits
    stepped = try await Self.build(lesson, run, seed, changes)
  }

  /// The step that waits, as the user's changes make it; nil at the end.
  ///
  /// While there is an `obstacle`, this is the step as its sender wrote it.
  var pending: Step? {
    get async {
      guard let step = await stepped.pending else { return nil }
      return (try? await stepped.preview(of: actions(on: step.id))) ?? step
    }
  }

  /// Why the changes to the waiting step cannot be made; nil when they can.
  var obstacle: StepEditError? {
    get async {
      guard let step = await stepped.pending else { return nil }
      do {
        _ = try await stepped.preview(of: actions(on: step.id))
        return nil
      } catch {
        return error
      }
    }
  }

  /// What happened so far, with the changes that were made; with an outcome at the end.
  var transcript: Transcript {
    get async {
      var transcript = await stepped.transcript
      let happened = Set(transcript.steps.map(\.id))
      transcript.tampering = (lessonEdits + changes.edits).filter { happened.contains($0.step) }
        .map { WireText($0.description) }
      return transcript
    }
  }

  /// Lets the waiting step happen.
  mutating func release() async throws(SteppedRunError) {
    guard let step = await stepped.pending else { return }
    try await stepped.release(with: actions(on: step.id))
    released.append(step.id)
  }

  /// Changes the waiting step.
  mutating func change(_ action: StepEdit.Action) async throws(StepEditError) {
    guard let step = await stepped.pending else { return }
    _ = try await stepped.preview(of: actions(on: step.id) + [action])
    earlier.append(changes)
    changes.edits.append(StepEdit(step: step.id, action: action))
  }

  /// Switches a defence off, and builds the run again as far as it was; false when it was off already.
  mutating func switchOff(_ defence: String) async throws(ToolError) -> Bool {
    let configuration = try lessonRun.configuration(in: lesson, changes)
    do throws(ConfigurationError) {
      if try configuration.defencesOff().contains(where: { $0.name == defence }) { return false }
    } catch {
      throw ToolError(settingUp: error)
    }
    var changed = changes
    changed.without.append(defence)
    let before = changes
    try await rebuild(changed, position: released.count)
    earlier.append(before)
    return true
  }

  /// Takes the last change back, and says which; nil when there is none.
  mutating func undo() async throws(ToolError) -> String? {
    guard let previous = earlier.last, let change = changes.lastChange(since: previous) else {
      return nil
    }
    try await rebuild(previous, position: released.count)
    earlier.removeLast()
    return change
  }

  /// Goes back to a number of steps that were released.
  mutating func goBack(to position: Int) async throws(ToolError) {
    try await rebuild(changes, position: position)
  }

  /// Begins again without changes.
  mutating func restart() async throws(ToolError) {
    try await rebuild(RunChanges(), position: 0)
    earlier = []
  }

  /// The whole run with the given changes; one that cannot be made is left out.
  func played(with changes: RunChanges) async throws(ToolError) -> Transcript {
    var copy = try await EditableRun(lesson, run: lessonRun, seed: seed, changes: changes)
    while let step = await copy.stepped.pending {
      do {
        try await copy.release()
      } catch {
        copy.changes.edits.removeAll { $0.step == step.id }
      }
    }
    return await copy.transcript
  }

  private func actions(on step: StepID) -> [StepEdit.Action] {
    lessonEdits.filter { $0.step == step }.map(\.action) + changes.actions(on: step)
  }

  /// Builds the run anew and goes on to a position, or to the step before it that cannot be changed
  /// as asked.
  private mutating func rebuild(_ changes: RunChanges, position: Int) async throws(ToolError) {
    let fresh = try await Self.build(lesson, lessonRun, seed, changes)
    await stepped.abandon()
    self.changes = changes
    stepped = fresh
    released = []
    while released.count < position, await stepped.pending != nil, await obstacle == nil {
      try? await release()
    }
  }

  private static func build(
    _ lesson: Lesson, _ run: LessonRun, _ seed: String, _ changes: RunChanges
  ) async throws(ToolError) -> SteppedRun {
    let configuration = try run.configuration(in: lesson, changes)
    do {
      return try await SteppedRun(configuration, in: .seeded(seed))
    } catch {
      throw ToolError(settingUp: error)
    }
  }
}
