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
      if await session.isOver, (try? PromptCommand(parsing: line)) == .next {
        return session.nextRun == nil ? try await leave(session) : true
      }
      guard try await session.respond(to: line) else { return try await leave(session) }
    }
  }

  private func leave(_ session: StepSession) async throws(ToolError) -> Bool {
    try console.write(session.screen.render(lines: await ReturnTicket.text(for: session)))
    return false
  }

  /// A line without what arrow keys and the like leave in it, which a terminal would obey.
  private static func withoutControls(_ line: String) -> String {
    let kept = line.unicodeScalars.filter {
      $0 == "\t" || $0.properties.generalCategory != .control
    }
    return String(String.UnicodeScalarView(kept))
  }
}
