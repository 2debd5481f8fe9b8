/// Reads lines from the user or from a pipe, and hands them to a session.
struct LinePrompt {
  let console: Console
  /// Whether a person types; a pipe needs no prompt.
  let isVisible: Bool

  /// Reads lines until the run is over and left; false when the user wants to leave the lesson.
  func converse(_ session: inout StepSession) async throws(ToolError) -> Bool {
    if isVisible {
      try console.write("\n")
      try session.say("Enter shows the next step, '?' lists what else one can say.")
    }
    while true {
      if isVisible { try console.write("> ") }
      guard let line = readLine().map(Self.withoutControls) else {
        if isVisible { try console.write("\n") }
        return try await leave(session)
      }
      let command = Result { () throws(PromptCommand.Misunderstanding) in
        try PromptCommand(parsing: line)
      }
      if await session.isOver, command == .success(.next) {
        return session.nextRun == nil ? try await leave(session) : true
      }
      guard try await respond(to: line, command, in: &session) else {
        return try await leave(session)
      }
    }
  }

  private func leave(_ session: StepSession) async throws(ToolError) -> Bool {
    try console.write(session.screen.render(await ReturnTicket.text(for: session)))
    return false
  }

  /// Does what a line asks for; false when the user wants to leave.
  private func respond(
    to line: String, _ command: Result<PromptCommand, PromptCommand.Misunderstanding>,
    in session: inout StepSession
  ) async throws(ToolError) -> Bool {
    if case .asked = session.view, (try? command.get())?.mayPrecedeAnswer != true {
      try await session.answer(line.trimmingSpaces)
      return true
    }
    do throws(ToolError) {
      switch command {
      case .success(let command): return try await session.perform(command)
      case .failure(let error): try session.say(error.message)
      }
    } catch {
      guard error.exitCode == .usage else { throw error }
      try session.say(error.message)
    }
    return true
  }

  /// A line without what arrow keys and the like leave in it, which a terminal would obey.
  private static func withoutControls(_ line: String) -> String {
    let kept = line.unicodeScalars.filter {
      $0 == "\t" || $0.properties.generalCategory != .control
    }
    return String(String.UnicodeScalarView(kept))
  }
}
