import FlowSimulator
import LessonLibrary
import TranscriptModel

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
  private(set) var stepped: SteppedRun
  /// How many steps have happened.
  private(set) var position = 0
  private var earlier: [StepState] = []

  /// Builds the run and stops before its first step.
  init(
    _ lesson: Lesson, run: LessonRun, seed: String, state: StepState
  ) async throws(ToolError) {
    self.lesson = lesson
    self.run = run
    self.seed = seed
    self.state = state
    lessonEdits = try run.configuration(in: lesson, without: [], edits: []).edits
    stepped = try await Self.build(lesson, run, seed, state)
  }

  /// The step that waits, as the user's changes make it; nil at the end.
  var pending: Step? {
    get async {
      guard let step = await stepped.pending else { return nil }
      return (try? await stepped.preview(of: actions(on: step.id))) ?? step
    }
  }

  /// Lets the waiting step happen.
  mutating func release() async throws(StepEditError) {
    guard let step = await stepped.pending else { return }
    try await stepped.release(with: actions(on: step.id))
    position += 1
  }

  /// Changes the waiting step.
  mutating func change(_ action: StepEdit.Action) async throws(StepEditError) {
    guard let step = await stepped.pending else { return }
    _ = try await stepped.preview(of: actions(on: step.id) + [action])
    earlier.append(state)
    state.edits.append(StepEdit(step: step.id, action: action))
  }

  /// Switches a defence off, and builds the run again as far as it was.
  mutating func switchOff(_ defence: String) async throws(ToolError) {
    var changed = state
    if !changed.without.contains(defence) { changed.without.append(defence) }
    try await rebuild(changed, position: position)
    earlier.append(state)
    state = changed
  }

  /// Takes the last change back; false when there is none.
  mutating func undo() async throws(ToolError) -> Bool {
    guard let previous = earlier.last else { return false }
    try await rebuild(previous, position: position)
    earlier.removeLast()
    state = previous
    return true
  }

  /// Goes back to a number of steps that have happened.
  mutating func goBack(to position: Int) async throws(ToolError) {
    try await rebuild(state, position: position)
  }

  /// Begins again without changes.
  mutating func restart() async throws(ToolError) {
    try await rebuild(StepState(), position: 0)
    state = StepState()
    earlier = []
  }

  private func actions(on step: StepID) -> [StepEdit.Action] {
    lessonEdits.filter { $0.step == step }.map(\.action) + state.actions(on: step)
  }

  private mutating func rebuild(_ state: StepState, position: Int) async throws(ToolError) {
    let fresh = try await Self.build(lesson, run, seed, state)
    await stepped.abandon()
    self.state = state
    stepped = fresh
    self.position = 0
    while self.position < position, await stepped.pending != nil {
      do { try await release() } catch { break }
    }
  }

  private static func build(
    _ lesson: Lesson, _ run: LessonRun, _ seed: String, _ state: StepState
  ) async throws(ToolError) -> SteppedRun {
    let configuration = try run.configuration(in: lesson, without: state.without, edits: [])
    do {
      return try await SteppedRun(configuration, in: .seeded(seed))
    } catch let error as ConfigurationError {
      throw ToolError(.usage, error.description)
    } catch {
      throw ToolError(.software, "the run cannot be set up: \(error)")
    }
  }
}
