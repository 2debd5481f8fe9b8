import Checks
import LessonLibrary
import Simulation
import TranscriptModel

/// A user stepping through a lesson: shows the steps, and keeps the lesson's words beside them.
struct StepSession {
  var run: EditableRun
  /// The lesson as the user named it.
  let lessonName: String
  /// The name of the run that comes after this one; nil when this is the lesson's last.
  let nextRun: String?
  let console: Console
  let screen: Screen
  /// How far the user has looked.
  var view = View.ahead

  /// How far a user has looked at the waiting step, or at the end of the run.
  enum View {
    /// The user has not looked at it.
    case ahead
    /// The lesson's question was put, and waits for an answer.
    case asked(LessonPrediction)
    /// The step, or the end, was shown.
    case shown
  }

  /// Whether the run came to rest and its end was shown.
  var isOver: Bool {
    get async {
      guard case .shown = view else { return false }
      return await run.pending == nil
    }
  }

  /// Goes on by one: lets the shown step happen, and comes to the next.
  mutating func next() async throws(ToolError) {
    switch view {
    case .asked: try await answer("")
    case .ahead: try await arrive()
    case .shown: if try await release() { try await arrive() }
    }
  }

  /// Goes on to the end, or until a step waits, and shows all on the way.
  mutating func play(to target: StepID?) async throws(ToolError) {
    while !(await isOver) {
      if case .shown = view, !(try await release()) { return }
      let pending = await run.pending
      if let target, pending?.id == target { return try await arrive() }
      try await show()
    }
    if let target { try say("The run is over, and '\(target)' did not come.") }
  }

  /// Takes what was typed after a question, and shows what really happens.
  mutating func answer(_ text: String) async throws(ToolError) {
    guard case .asked(let prediction) = view else { return }
    try await show()
    try console.write("\n")
    try say(text.isEmpty ? "You said nothing." : "You said: \(text)")
    try console.write(screen.prose("The lesson says: " + prediction.answer))
  }

  /// Shows the waiting step, or the end; puts the lesson's question first, if there is one.
  mutating func arrive() async throws(ToolError) {
    guard let prediction = await passage?.prediction else { return try await show() }
    view = .asked(prediction)
    try console.write("\n" + screen.prose("Before you look: " + prediction.question))
    try say("Type an answer, or Enter to see.")
  }

  /// Shows the waiting step with the lesson's words, or how the run ended.
  mutating func show() async throws(ToolError) {
    if let text = await passage?.text, !text.isEmpty {
      try console.write("\n" + screen.prose(text))
    }
    let judged = await JudgedStep(of: run)
    try console.write("\n" + screen.render(judged.layout))
    try await reportObstacle()
    if await run.pending == nil {
      if !run.lessonRun.conclusion.isEmpty, await endsAsTold {
        try console.write("\n" + screen.prose(run.lessonRun.conclusion))
      }
      try console.write("\n")
      let enter = nextRun.map { "begins the next one, '\($0)'" } ?? "leaves"
      try say("This run is over. Enter \(enter); 'back' goes back, 'restart' begins again.")
    }
    view = .shown
  }

  /// Shows the waiting step again after a change, without the notes, which were read before.
  mutating func showChanged() async throws(ToolError) {
    guard case .shown = view, await run.pending != nil else {
      view = .ahead
      return try await arrive()
    }
    try console.write("\n" + screen.render(await JudgedStep(of: run).layoutWithoutNotes))
    try await reportObstacle()
  }

  /// Whether the run ended as the lesson says; its last words speak of that end.
  private var endsAsTold: Bool {
    get async {
      await run.transcript.outcome.map {
        run.lessonRun.expectation.differences(from: $0).isEmpty
      } ?? false
    }
  }

  /// What the lesson says about the waiting step.
  ///
  /// At the end of a run that the user left as it is, it is what the lesson says about the first step
  /// that was to be predicted and never came: the lesson asked whether it would come.
  private var passage: LessonPassage? {
    get async {
      if let step = await run.pending { return run.lessonRun.passage(at: step.id) }
      guard run.changes.isEmpty else { return nil }
      let happened = Set(await run.transcript.steps.map(\.id))
      return run.lessonRun.passages.first {
        $0.prediction != nil && !happened.contains($0.step)
      }
    }
  }

  /// Lets the waiting step happen; false, with a word on why, when it cannot.
  private mutating func release() async throws(ToolError) -> Bool {
    do {
      try await run.release()
      view = .ahead
      return true
    } catch {
      try await reportObstacle()
      return false
    }
  }

  private func reportObstacle() async throws(ToolError) {
    guard let obstacle = await run.obstacle else { return }
    try say("A change cannot be made: \(obstacle). 'undo' takes the last change back.")
  }

  func say(_ text: String) throws(ToolError) { try console.write(screen.message(text)) }
}
