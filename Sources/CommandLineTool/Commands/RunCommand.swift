import Checks
import LessonLibrary
import Simulation
import TranscriptModel
import WireFormats

/// `authwalk run`: plays a lesson and prints its transcript.
enum RunCommand: Command {
  static let specification = CommandSpecification(
    name: "run", arguments: "LESSON", argumentCount: 1...1,
    summary: "runs a lesson and prints every message, with notes and checks",
    details: [
      "LESSON is an id such as 'pkce/authorization-code', its last part, a track such as 'pkce'",
      "for its first lesson, or the path of a lesson file of your own.",
      "With a seed, all secrets and keys are public: whoever uses the seed gets the same ones.",
    ],
    options: [
      OptionSpecification(
        name: "--format", choices: ["text", "json"], help: "how to write the transcript"),
      OptionSpecification(
        name: "--seed", value: "WORD", excludes: ["--live"],
        help: "draw other values; 'authwalk' when not given"),
      OptionSpecification(
        name: "--live", help: "use the system's generator and clock, and fresh keys"),
      OptionSpecification(
        name: "--profile", value: "NAME",
        help: "only the defences of a profile, such as 'rfc6749'; docs/profiles.md has all"),
      OptionSpecification(
        name: "--without", value: "DEFENCE", isRepeatable: true, help: "switch a defence off"),
      OptionSpecification(name: "--attack", value: "NAME", help: "let an attack take part"),
      OptionSpecification(
        name: "--tamper", value: "CHANGE", isRepeatable: true,
        help:
          "change a message on the wire: STEP:PLACE=VALUE, STEP:PLACE= to take it out, STEP:drop, "
          + "STEP:twice, STEP:wait=600"
      ),
      OptionSpecification(
        name: "--order", value: "LETTERS",
        help: "which of two messages that race moves at each step, as 'explore' prints it"),
      OptionSpecification(
        name: "--knowledge", excludes: ["--format"],
        help: "print who learns which secret in which step, in place of the transcript"),
      OptionSpecification(name: "-o", value: "FILE", help: "write to a file, whole or not at all"),
    ],
    examples: ["authwalk run pkce", "authwalk run pkce --format json -o sign-in.json"])

  static func run(
    _ arguments: ParsedArguments, console: Console
  ) async throws(ToolError) -> ExitCode {
    let lesson = try Lessons.lesson(arguments.arguments[0])
    var changes = try RunChanges(arguments)
    changes.profile = arguments.value("--profile")
    changes.attack = arguments.value("--attack")
    changes.order = try order(arguments.value("--order"))
    let seed = arguments.has("--live") ? nil : arguments.value("--seed") ?? JudgedRun.usualSeed
    let runs = try await JudgedRun.all(of: lesson, changes, seed: seed)
    let transcripts = runs.map(\.transcript)
    let isJSON = arguments.value("--format") == "json"
    let screen = Screen(for: console)
    let layout =
      arguments.has("--knowledge")
      ? KnowledgeReport.layout(of: transcripts, on: screen) : TranscriptText.layout(of: transcripts)
    if let file = arguments.value("-o") {
      try OutputFile.write(isJSON ? json(transcripts) : layout.text, to: file)
    } else {
      try console.write(isJSON ? json(transcripts) : screen.render(layout))
    }
    for disagreement in transcripts.flatMap({ Disagreements.find(in: $0) }) {
      console.remark("authwalk: two judges: \(disagreement)\n")
    }
    return JudgedRun.report(surprisesOf: runs, lesson: lesson, on: console)
  }

  /// The order of `--order`.
  private static func order(_ text: String?) throws(ToolError) -> TurnOrder? {
    guard let text else { return nil }
    guard let order = TurnOrder(parsing: text) else {
      throw ToolError(.usage, "--order: '\(text)' is no order; write letters such as 'ABBA'")
    }
    return order
  }

  /// One transcript as an object, several as an array.
  private static func json(_ transcripts: [Transcript]) -> String {
    let json =
      transcripts.count == 1 ? transcripts[0].json : .array(transcripts.map(\.json))
    return json.indentedText() + "\n"
  }
}
