import Checks
import Flows
import LessonLibrary
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What each line at the prompt does.
extension StepSession {
  /// Does what a line asks for, or takes it as an answer; false when the user wants to leave.
  mutating func respond(to line: String) async throws(ToolError) -> Bool {
    let command: PromptCommand
    do throws(ToolError) {
      command = try PromptCommand(parsing: line)
    } catch {
      return try await answer(line, orSay: error.message)
    }
    if case .asked = view, !command.mayPrecedeAnswer { return try await answer(line, orSay: "") }
    do throws(ToolError) {
      return try await perform(command)
    } catch {
      guard error.exitCode == .usage else { throw error }
      try say(error.message)
      return true
    }
  }

  /// Takes a line as the answer to the question that waits; without one it only says something.
  private mutating func answer(
    _ line: String, orSay complaint: String
  ) async throws(ToolError) -> Bool {
    if case .asked = view { try await answer(line.trimmingSpaces) } else { try say(complaint) }
    return true
  }

  /// Carries a command out; false when the user wants to leave.
  private mutating func perform(_ command: PromptCommand) async throws(ToolError) -> Bool {
    switch command {
    case .next: try await next()
    case .run(let target): try await goOn(to: target)
    case .back(let target): try await goBack(to: target)
    case .show(let form): try await showAgain(as: form)
    case .explain(let word): try console.write(try Explanation.text(of: word, on: screen))
    case .who: try await showKnowledge()
    case .change(let action): try await change(action)
    case .without(let defence): try await switchOff(defence)
    case .undo: try await undo()
    case .compare: try await compare()
    case .save(let file): try await save(to: file)
    case .restart:
      try await run.restart()
      view = .ahead
      try say("From the beginning, without your changes. Enter shows the first step.")
    case .help: try console.write(PromptHelp.text(on: screen))
    case .quit: return false
    }
    return true
  }

  private mutating func goOn(to target: StepID?) async throws(ToolError) {
    if await isOver {
      return try say("This run is over. 'back' goes back, 'restart' begins again.")
    }
    guard let target else { return try await play(to: nil) }
    try requireStepOfFlow(target)
    if case .shown = view, await run.pending?.id == target {
      return try say("'\(target)' waits already. Enter lets it go.")
    }
    if await hasHappened(target) {
      return try say("'\(target)' has happened already. 'back \(target)' goes back to it.")
    }
    try await play(to: target)
  }

  /// Whether a step of this id has happened.
  private func hasHappened(_ id: StepID) async -> Bool {
    await run.transcript.steps.contains { $0.id == id }
  }

  /// Refuses a name that no step of the flow has, with the one that was probably meant.
  func requireStepOfFlow(_ step: StepID) throws(ToolError) {
    let known = FlowCatalogue.all.first { $0.name == run.lesson.flow }?.messages ?? []
    guard !known.contains(step.name) else { return }
    throw ToolError(
      settingUp: ConfigurationError.edit(.unknownStep(step, known: known.map(\.description))))
  }

  private mutating func goBack(to target: PromptCommand.Target) async throws(ToolError) {
    let position: Int
    switch target {
    case .steps(let count):
      position = run.released.count - count
      guard position >= 0 else { return try say(beforeTheBeginning) }
    case .step(let id):
      try requireStepOfFlow(id)
      guard let index = run.released.firstIndex(of: id) else {
        return try await hasHappened(id)
          ? say("'\(id)' is the second copy of a doubled message; go back to the first.")
          : say("'\(id)' has not happened yet. 'run \(id)' goes on to it.")
      }
      position = index
    }
    try await run.goBack(to: position)
    try await show()
  }

  private var beforeTheBeginning: String {
    switch run.released.count {
    case 0: "This is the beginning."
    case 1: "Only one step lies behind; 'back' goes to it."
    case let count: "Only \(count) steps lie behind; 'back \(count)' goes to the first."
    }
  }

  private mutating func change(_ action: StepEdit.Action) async throws(ToolError) {
    guard case .shown = view, await run.pending != nil else {
      return try say("No message waits here to be changed. See one first, with 'next'.")
    }
    do {
      try await run.change(action)
    } catch {
      return try say("Not changed: \(error).")
    }
    try await showChanged()
  }

  private mutating func switchOff(_ defence: String) async throws(ToolError) {
    let before = await run.pending
    guard try await run.switchOff(defence) else {
      return try say("'\(defence)' is off already.")
    }
    try say("'\(defence)' is off, from the beginning of the run on.")
    if await run.pending != before { try await showChanged() }
  }

  private mutating func undo() async throws(ToolError) {
    let before = await run.pending
    guard let change = try await run.undo() else {
      return try say("There is no change to take back.")
    }
    try say("Taken back: \(change)")
    if await run.pending != before { try await showChanged() }
  }

  private func showAgain(as form: PromptCommand.Form) async throws(ToolError) {
    guard case .shown = view, let step = await run.pending else {
      return try say("No message waits here. See one first, with 'next'.")
    }
    let text =
      switch form {
      case .text: screen.render(await JudgedStep(of: run).layout)
      case .raw: screen.render(lines: RawMessage.text(of: step))
      case .decoded: screen.render(lines: DecodedMessage.text(of: step))
      }
    try console.write(text)
  }

  private func showKnowledge() async throws(ToolError) {
    let transcript = await run.transcript
    var steps = transcript.steps
    if case .shown = view, var pending = await run.pending {
      // The waiting message has left its sender, and has reached nobody.
      pending.isDelivered = false
      steps.append(pending)
    }
    let knowledge = Knowledge(
      after: steps, in: transcript.flow, registered: transcript.registered)
    try console.write(KnowledgeReport.table(of: knowledge, on: screen))
  }

  private func save(to file: String) async throws(ToolError) {
    let transcript = Checker().judge(await run.transcript)
    let text = file.hasSuffix(".json") ? transcript.json.indentedText() + "\n" : transcript.text
    do throws(ToolError) {
      try OutputFile.write(text, to: file)
    } catch {
      return try say(error.message)
    }
    let part = transcript.outcome == nil ? "the steps that have happened so far" : "the whole run"
    try say("Saved \(part) in '\(file)'.")
  }

  private func compare() async throws(ToolError) {
    guard !run.changes.isEmpty else {
      return try say("You changed nothing yet, so there is nothing to compare.")
    }
    let plain = try await run.played(with: RunChanges())
    let changed = try await run.played(with: run.changes)
    try console.write(screen.render(RunComparison(plain: plain, changed: changed).layout))
  }
}
