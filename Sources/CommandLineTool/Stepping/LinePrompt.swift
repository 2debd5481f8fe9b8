import LessonLibrary
import Simulation
import TranscriptModel

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
    try console.write(session.screen.render(lines: await Farewell.text(for: session)))
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

/// What is said to a user who leaves: how far one got, and the command that leads back there.
enum Farewell {
  static func text(for session: StepSession) async -> String {
    let run = session.run
    let name = run.lessonRun.name.map { "\(run.lesson.id), \($0)" } ?? run.lesson.id
    guard let step = await run.pending else {
      let end = "You saw the whole run of \(name). 'authwalk lessons' lists what there is.\n"
      return run.changes.isEmpty
        ? end : end + "To see it again with your changes:\n  \(command(session, to: nil))\n"
    }
    return "You got to step \(step.number) of \(name). To come back:\n"
      + "  \(command(session, to: step.id))\n"
  }

  private static func command(_ session: StepSession, to step: StepID?) -> String {
    let run = session.run
    var words = ["authwalk", "step", quoted(session.lessonName)]
    if let name = run.lessonRun.name { words += ["--run", name] }
    if let step { words += ["--to", quoted(step.description)] }
    if run.seed != JudgedRun.usualSeed { words += ["--seed", quoted(run.seed)] }
    if let profile = run.lessonRun.profile { words += ["--profile", profile] }
    if let attack = run.lessonRun.attack { words += ["--attack", attack] }
    for defence in run.changes.without { words += ["--without", defence] }
    for edit in run.changes.edits { words += ["--tamper", quoted(edit.description)] }
    return words.joined(separator: " ")
  }

  /// A text as one word of a POSIX shell.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-._/".contains($0))
    }
    return isPlain && !text.isEmpty ? text : "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
