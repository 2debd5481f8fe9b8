import LessonLibrary
import Platform
import Simulation
import TranscriptModel

/// `authwalk step`: one message at a time.
enum StepCommand: Command {
  static let specification = CommandSpecification(
    name: "step", arguments: "LESSON", argumentCount: 1...1,
    summary: "steps through a lesson, one message at a time",
    details: [
      "At the prompt, Enter shows the next message and '?' lists what else one can say. The flow",
      "stops between messages: nothing is computed ahead. Lines may also come from a pipe.",
    ],
    options: [
      OptionSpecification(
        name: "--run", value: "NAME", help: "begin with this run of a lesson that has several"),
      OptionSpecification(name: "--to", value: "STEP", help: "go on until this step waits"),
      OptionSpecification(
        name: "--seed", value: "WORD", help: "draw other values; 'authwalk' when not given"),
      OptionSpecification(
        name: "--profile", value: "NAME", help: "only the defences of a profile, as 'run' does"),
      OptionSpecification(
        name: "--without", value: "DEFENCE", isRepeatable: true, help: "switch a defence off"),
      OptionSpecification(name: "--attack", value: "NAME", help: "let an attack take part"),
      OptionSpecification(
        name: "--tamper", value: "CHANGE", isRepeatable: true,
        help: "change a message on the wire, as 'run' does"),
    ],
    examples: [
      "authwalk step pkce", "authwalk step pkce --to token-request",
      #"printf 'n\nn\nq\n' | authwalk step pkce"#,
    ])

  static func run(
    _ arguments: ParsedArguments, console: Console
  ) async throws(ToolError) -> ExitCode {
    let name = arguments.arguments[0]
    let lesson = try Lessons.lesson(name)
    let changes = try RunChanges(arguments)
    let runs = try runs(of: lesson, from: arguments.value("--run"))
    var target = try target(arguments.value("--to"))
    let isDriven = !FileDescriptor.standardInput.isTerminal
    let screen = Screen(for: console, isDriven: isDriven)
    let prompt = LinePrompt(console: console, isVisible: !isDriven && console.isInteractive)
    for (index, var run) in runs.enumerated() {
      if let profile = arguments.value("--profile") { run.profile = profile }
      if let attack = arguments.value("--attack") { run.attack = attack }
      let editable = try await EditableRun(
        lesson, run: run, seed: arguments.value("--seed") ?? JudgedRun.usualSeed, changes: changes)
      var session = StepSession(
        run: editable, lessonName: name, nextRun: runs.dropFirst(index + 1).first?.name,
        console: console, screen: screen)
      if let target { try session.requireStepOfFlow(target) }
      try introduce(run, of: lesson, isFirst: index == 0, on: screen, console)
      if let step = target { try await session.play(to: step) }
      // '--to' names a step of the run that the user begins with, and of no later one.
      target = nil
      guard try await prompt.converse(&session) else { return .success }
    }
    return .success
  }

  private static func introduce(
    _ run: LessonRun, of lesson: Lesson, isFirst: Bool, on screen: Screen, _ console: Console
  ) throws(ToolError) {
    if isFirst {
      try console.write(screen.message(lesson.title) + "\n" + screen.prose(lesson.introduction))
    }
    if let name = run.name { try console.write("\nrun: \(name)\n") }
    if !run.introduction.isEmpty { try console.write("\n" + screen.prose(run.introduction)) }
  }

  /// The runs of a lesson from the named one on.
  private static func runs(of lesson: Lesson, from name: String?) throws(ToolError) -> [LessonRun] {
    guard let name else { return lesson.runs }
    guard let index = lesson.runs.firstIndex(where: { $0.name == name }) else {
      let known = lesson.runs.compactMap(\.name)
      let what = known.isEmpty ? "it has only one" : "it has: \(known.joined(separator: ", "))"
      throw ToolError(.usage, "--run: the lesson has no run '\(name)'; \(what)")
    }
    return Array(lesson.runs[index...])
  }

  private static func target(_ text: String?) throws(ToolError) -> StepID? {
    guard let text else { return nil }
    guard let step = StepID(parsing: text) else {
      throw ToolError(.usage, "--to: \(StepEditError.notAStep(text))")
    }
    return step
  }
}
