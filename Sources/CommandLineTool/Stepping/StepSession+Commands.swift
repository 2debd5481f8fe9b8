import Checks
import FlowSimulator
import LessonLibrary
import TranscriptModel
import WireFormats

/// What each line at the prompt does.
extension StepSession {
  /// Carries a command out; false when the user wants to leave.
  mutating func perform(_ command: PromptCommand) async throws(ToolError) -> Bool {
    switch command {
    case .next: try await next()
    case .run(let target): try await run(to: target)
    case .back(let target): try await goBack(to: target)
    case .show(let form): try await showAgain(as: form)
    case .explain(let word): try console.write(try Explanation.text(of: word))
    case .who: try await showKnowledge()
    case .change(let action): try await change(action)
    case .without(let defence): try await switchOff(defence)
    case .undo: try await undo()
    case .compare: try await compare()
    case .save(let file): try await save(to: file)
    case .restart:
      try await stepped.restart()
      isShown = false
      try say("From the beginning, without your changes.")
    case .help: try console.write(PromptHelp.text)
    case .quit: return false
    }
    return true
  }

  private mutating func goBack(to target: PromptCommand.Target) async throws(ToolError) {
    let position: Int
    switch target {
    case .steps(let count): position = stepped.position - count
    case .step(let id):
      let steps = await stepped.stepped.transcript.steps
      guard let index = steps.firstIndex(where: { $0.id == id }) else {
        return try say("'\(id)' has not happened yet.")
      }
      position = index
    }
    guard position >= 0 else { return try say("That is before the beginning.") }
    try await stepped.goBack(to: position)
    question = nil
    try await show()
  }

  private mutating func change(_ action: StepEdit.Action) async throws(ToolError) {
    guard isShown, await stepped.pending != nil else {
      return try say("No message waits here to be changed. See one first, with 'next'.")
    }
    do { try await stepped.change(action) } catch { return try say("\(error)") }
    try await show()
  }

  private mutating func switchOff(_ defence: String) async throws(ToolError) {
    do throws(ToolError) {
      try await stepped.switchOff(defence)
    } catch {
      return try say(error.message)
    }
    try say("'\(defence)' is off from the beginning on.")
    if isShown { try await show() }
  }

  private mutating func undo() async throws(ToolError) {
    guard try await stepped.undo() else { return try say("There is no change to take back.") }
    if isShown { try await show() }
  }

  private func showAgain(as form: PromptCommand.Form) async throws(ToolError) {
    guard isShown, let step = await stepped.pending else {
      return try say("No message waits here. See one first, with 'next'.")
    }
    switch form {
    case .text:
      let judged = await judged
      try console.write(
        screen.render(judged.steps.last?.text(startedAt: judged.startedAt) ?? ""))
    case .raw: try console.write(RawMessage.text(of: step))
    case .decoded: try console.write(DecodedMessage.text(of: step))
    }
  }

  private func showKnowledge() async throws(ToolError) {
    try console.write(
      KnowledgeTable.text(of: Knowledge(after: await stepped.stepped.transcript.steps)))
  }

  private func save(to file: String) async throws(ToolError) {
    var transcript = Checker().judge(await stepped.stepped.transcript)
    transcript.tampering += stepped.state.edits.map(\.description)
    let text = file.hasSuffix(".json") ? transcript.json.indentedText() + "\n" : transcript.text
    do throws(ToolError) {
      try OutputFile.write(text, to: file)
      try say("saved   \(file)")
    } catch {
      try say(error.message)
    }
  }

  private func compare() async throws(ToolError) {
    let plain = try await Performance.play(
      stepped.run, of: stepped.lesson, Performance.Adjustments(seed: stepped.seed))
    let changed: Performance
    do throws(ToolError) {
      changed = try await Performance.play(
        stepped.run, of: stepped.lesson,
        Performance.Adjustments(
          seed: stepped.seed, without: stepped.state.without, edits: stepped.state.edits))
    } catch {
      return try say(error.message)
    }
    let comparison = RunComparison(plain.transcript, changed.transcript)
    try console.write(screen.render(comparison.text))
  }
}
