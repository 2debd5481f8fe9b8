import Flows
import LessonLibrary
import Simulation
import TranscriptModel
import WireFormats

/// A run of a lesson under the user's hand: where it stands, and what was changed in it.
///
/// It can be built again up to any place, since the same seed and the same changes give the same
/// run.
struct SteppedLesson {
  let lesson: Lesson
  let run: LessonRun
  let seed: String
  private(set) var state: StepState
  /// The changes on the wire that the lesson makes itself.
  private let lessonEdits: [StepEdit]
  private var stepped: SteppedRun
  /// The steps that were released, in order.
  ///
  /// A doubled message was released once, but happened twice.
  private(set) var released: [StepID] = []
  private var earlier: [StepState]

  /// Builds the run and stops before its first step.
  init(
    _ lesson: Lesson, run: LessonRun, seed: String, state: StepState
  ) async throws(ToolError) {
    self.lesson = lesson
    self.run = run
    self.seed = seed
    self.state = state
    earlier = state.history
    lessonEdits = try run.configuration(in: lesson, without: [], edits: []).edits
    stepped = try await Self.build(lesson, run, seed, state)
  }

  /// The step that waits, as the user's changes make it; nil at the end.
  ///
  /// While there is an `obstacle`, it is as its sender wrote it.
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
      transcript.tampering = (lessonEdits + state.edits).filter { happened.contains($0.step) }
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
    earlier.append(state)
    state.edits.append(StepEdit(step: step.id, action: action))
  }

  /// Switches a defence off, and builds the run again as far as it was; false when it was off already.
  mutating func switchOff(_ defence: String) async throws(ToolError) -> Bool {
    guard !(state.without + run.without).contains(defence) else { return false }
    var changed = state
    changed.without.append(defence)
    let before = state
    try await rebuild(changed, position: released.count)
    earlier.append(before)
    return true
  }

  /// Takes the last change back, and says which; nil when there is none.
  mutating func undo() async throws(ToolError) -> String? {
    guard let previous = earlier.last, let change = state.lastChange(since: previous) else {
      return nil
    }
    try await rebuild(previous, position: released.count)
    earlier.removeLast()
    return change
  }

  /// Goes back to a number of steps that were released.
  mutating func goBack(to position: Int) async throws(ToolError) {
    try await rebuild(state, position: position)
  }

  /// Begins again without changes.
  mutating func restart() async throws(ToolError) {
    try await rebuild(StepState(), position: 0)
    earlier = []
  }

  /// The whole run with the given changes; one that cannot be made is left out.
  func played(with state: StepState) async throws(ToolError) -> Transcript {
    var copy = try await SteppedLesson(lesson, run: run, seed: seed, state: state)
    while let step = await copy.stepped.pending {
      do {
        try await copy.release()
      } catch {
        copy.state.edits.removeAll { $0.step == step.id }
      }
    }
    return await copy.transcript
  }

  private func actions(on step: StepID) -> [StepEdit.Action] {
    lessonEdits.filter { $0.step == step }.map(\.action) + state.actions(on: step)
  }

  /// Builds the run anew and goes on to a position, or to the step before it that cannot be changed
  /// as asked.
  private mutating func rebuild(_ state: StepState, position: Int) async throws(ToolError) {
    let fresh = try await Self.build(lesson, run, seed, state)
    await stepped.abandon()
    self.state = state
    stepped = fresh
    released = []
    while released.count < position, await stepped.pending != nil, await obstacle == nil {
      try? await release()
    }
  }

  private static func build(
    _ lesson: Lesson, _ run: LessonRun, _ seed: String, _ state: StepState
  ) async throws(ToolError) -> SteppedRun {
    let configuration = try run.configuration(
      in: lesson, without: state.without, edits: state.edits)
    do {
      return try await SteppedRun(configuration, in: .seeded(seed))
    } catch {
      throw ToolError(settingUp: error)
    }
  }
}
