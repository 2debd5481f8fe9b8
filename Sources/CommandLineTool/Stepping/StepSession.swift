import Checks
import FlowSimulator
import LessonLibrary
import TranscriptModel

/// A user stepping through a lesson: reads lines, shows steps, and keeps the lesson's words beside
/// them.
struct StepSession {
  var stepped: SteppedLesson
  let console: Console
  let screen: Screen
  /// Whether the waiting step was shown.
  var isShown = false
  /// The question that waits for an answer.
  var question: LessonPrediction?
  /// The steps whose question was asked.
  private var asked: Set<StepID> = []
  /// What the checks said of the steps so far, by step and check.
  private var verdicts: [StepID: [String: Verdict]] = [:]

  init(_ stepped: SteppedLesson, console: Console) {
    self.stepped = stepped
    self.console = console
    screen = Screen(for: console)
  }

  /// What happened so far and what waits, judged.
  var judged: Transcript {
    get async {
      var transcript = await stepped.stepped.transcript
      if let pending = await stepped.pending { transcript.steps.append(pending) }
      return Checker().judge(transcript)
    }
  }

  /// Shows the next step: lets the waiting one happen, if it was shown.
  mutating func next() async throws(ToolError) {
    if question == nil {
      if await stepped.pending == nil {
        return try say("This run is over. 'back' goes back, 'restart' begins again.")
      }
      if isShown {
        do { try await stepped.release() } catch {
          return try say("\(error)")
        }
        isShown = false
      }
      if try await ask() { return }
    }
    try await show()
  }

  /// Goes on to the end, or until a step waits.
  mutating func run(to target: StepID?) async throws(ToolError) {
    question = nil
    repeat {
      if isShown {
        do { try await stepped.release() } catch { return try say("\(error)") }
        isShown = false
      }
      try await show()
      guard let pending = await stepped.pending else { break }
      if pending.id == target { return }
    } while true
    if let target { try say("The run ended, and '\(target)' did not come.") }
  }

  /// Asks the lesson's question on the waiting step, if there is one that was not asked.
  private mutating func ask() async throws(ToolError) -> Bool {
    guard let step = await stepped.pending,
      let prediction = stepped.run.passage(at: step.id)?.prediction,
      asked.insert(step.id).inserted
    else { return false }
    question = prediction
    try console.write("\n" + screen.prose("What comes next? " + prediction.question))
    try console.write("Type an answer, or Enter to see.\n")
    return true
  }

  /// Takes what was typed after a question, and shows what really happens.
  mutating func answer(_ text: String) async throws(ToolError) {
    guard let prediction = question else { return }
    question = nil
    try await show()
    try console.write("\nYou said: \(text.isEmpty ? "nothing" : text)\n")
    try console.write(screen.prose("The lesson says: " + prediction.answer))
  }

  /// Shows the waiting step with the lesson's words, or how the run ended.
  mutating func show() async throws(ToolError) {
    let judged = await judged
    guard let step = await stepped.pending, let shown = judged.steps.last else {
      try reportNewVerdicts(judged.steps)
      try console.write("\n" + screen.render(judged.outcome?.text ?? ""))
      if !stepped.run.conclusion.isEmpty {
        try console.write("\n" + screen.prose(stepped.run.conclusion))
      }
      isShown = true
      return
    }
    if let passage = stepped.run.passage(at: step.id), !passage.text.isEmpty {
      try console.write("\n" + screen.prose(passage.text))
    }
    try console.write("\n" + screen.render(shown.text(startedAt: judged.startedAt)))
    try reportNewVerdicts(Array(judged.steps.dropLast()))
    remember(judged.steps)
    isShown = true
  }

  /// Says which verdicts on earlier steps changed, since the evidence came only now.
  private mutating func reportNewVerdicts(_ steps: [Step]) throws(ToolError) {
    var lines: [String] = []
    for step in steps {
      for finding in step.findings {
        guard let before = verdicts[step.id]?[finding.check], before != finding.verdict else {
          continue
        }
        let word = finding.verdict == .pass ? "ok" : finding.verdict == .fail ? "FAIL" : "unknown"
        lines.append("  \(word) now   [\(step.number)] \(step.id): \(finding.check)")
      }
    }
    remember(steps)
    if !lines.isEmpty {
      try console.write("\n" + screen.render(lines.joined(separator: "\n")) + "\n")
    }
  }

  private mutating func remember(_ steps: [Step]) {
    for step in steps {
      for finding in step.findings {
        verdicts[step.id, default: [:]][finding.check] = finding.verdict
      }
    }
  }

  /// Whether the run came to rest and its end was shown.
  var isOver: Bool {
    get async {
      let pending = await stepped.pending
      return isShown && pending == nil
    }
  }

  func say(_ text: String) throws(ToolError) { try console.write(text + "\n") }
}
