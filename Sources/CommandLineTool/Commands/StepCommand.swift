import FlowSimulator
import Glibc
import LessonLibrary
import TranscriptModel

/// `authwalk step`: one message at a time.
enum StepCommand {
  static let command = Command(specification: specification, run: run)

  private static let specification = CommandSpecification(
    name: "step", arguments: "LESSON", argumentCount: 1...1,
    summary: "steps through a lesson, one message at a time",
    details: [
      "At the prompt, Enter shows the next message and '?' lists what else one can say. The flow",
      "stops between messages: nothing is computed ahead. Lines may also come from a pipe.",
    ],
    options: [
      OptionSpecification(name: "--to", value: "STEP", help: "go on until this step waits"),
      OptionSpecification(
        name: "--seed", value: "WORD", help: "draw other values; 'authwalk' when not given"),
      OptionSpecification(
        name: "--without", value: "DEFENCE", isRepeatable: true, help: "switch a defence off"),
      OptionSpecification(
        name: "--tamper", value: "CHANGE", isRepeatable: true,
        help: "change a message on the wire, as 'run' does"),
    ],
    examples: [
      "authwalk step pkce", "authwalk step pkce --to token-request",
      #"printf 'n\nn\nq\n' | authwalk step pkce"#,
    ])

  @Sendable private static func run(
    _ arguments: ParsedArguments, console: Console
  ) async throws(ToolError) -> ExitCode {
    let lesson = try Lessons.lesson(arguments.arguments[0])
    let state = StepState(
      edits: try RunCommand.edits(arguments.values("--tamper")),
      without: arguments.values("--without"))
    let target = try arguments.value("--to").map { text throws(ToolError) in
      guard let step = StepID(parsing: text) else {
        throw ToolError(.usage, "--to: '\(text)' is no step id such as 'token-request'")
      }
      return step
    }
    let screen = Screen(for: console)
    try console.write("\(lesson.title)\n\n" + screen.prose(lesson.introduction))
    for run in lesson.runs {
      let stepped = try await SteppedLesson(
        lesson, run: run, seed: arguments.value("--seed") ?? "authwalk", state: state)
      if let name = run.name { try console.write("\nrun: \(name)\n") }
      if !run.introduction.isEmpty { try console.write("\n" + screen.prose(run.introduction)) }
      var session = StepSession(stepped, console: console)
      guard try await converse(&session, until: target) else { return .success }
    }
    return .success
  }

  /// Reads lines until the run is over and left; false when the user quit.
  private static func converse(
    _ session: inout StepSession, until target: StepID?
  ) async throws(ToolError) -> Bool {
    if let target { try await session.run(to: target) }
    let isInteractive = isatty(STDIN_FILENO) == 1 && session.console.isInteractive
    if isInteractive { try session.say("\nEnter shows the next message, '?' lists the commands.") }
    while true {
      if isInteractive { try session.console.write("> ") }
      guard let line = readLine() else {
        if isInteractive { try session.say("") }
        try session.say(await ReturnTicket.text(for: session.stepped))
        return false
      }
      if await session.isOver, session.question == nil, line.trimmingSpaces.isEmpty { return true }
      guard try await respond(to: line, in: &session) else {
        try session.say(await ReturnTicket.text(for: session.stepped))
        return false
      }
    }
  }

  private static func respond(
    to line: String, in session: inout StepSession
  ) async throws(ToolError) -> Bool {
    let command: PromptCommand
    do {
      command = try PromptCommand(parsing: line)
    } catch {
      if session.question != nil {
        try await session.answer(line.trimmingSpaces)
      } else {
        try session.say(error.message)
      }
      return true
    }
    if session.question != nil, command == .next {
      try await session.answer("")
      return true
    }
    do throws(ToolError) {
      return try await session.perform(command)
    } catch {
      guard error.exitCode == .usage else { throw error }
      try session.say(error.message)
      return true
    }
  }
}
