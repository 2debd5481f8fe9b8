import Checks
import FlowSimulator
import LessonLibrary
import TranscriptModel
import WireFormats

/// `authwalk run`: plays a lesson and prints its transcript.
enum RunCommand {
  static let command = Command(specification: specification, run: run)

  private static let specification = CommandSpecification(
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
        name: "--without", value: "DEFENCE", isRepeatable: true, help: "switch a defence off"),
      OptionSpecification(name: "--attack", value: "NAME", help: "let an attack take part"),
      OptionSpecification(
        name: "--tamper", value: "CHANGE", isRepeatable: true,
        help: "change a message on the wire: STEP:PLACE=VALUE, STEP:drop, STEP:twice, STEP:wait=600"
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

  @Sendable private static func run(
    _ arguments: ParsedArguments, console: Console
  ) async throws(ToolError) -> ExitCode {
    let lesson = try Lessons.lesson(arguments.arguments[0])
    var adjustments = Performance.Adjustments(without: arguments.values("--without"))
    adjustments.edits = try Self.edits(arguments.values("--tamper"))
    adjustments.attack = arguments.value("--attack")
    adjustments.order = try Self.order(arguments.value("--order"))
    if let seed = arguments.value("--seed") { adjustments.seed = seed }
    if arguments.has("--live") { adjustments.seed = nil }
    let performances = try await Performance.all(of: lesson, adjustments)
    let transcripts = performances.map(\.transcript)
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
    return report(performances, lesson: lesson.id, console: console)
  }

  /// The order of `--order`.
  private static func order(_ text: String?) throws(ToolError) -> TurnOrder? {
    guard let text else { return nil }
    guard let order = TurnOrder(parsing: text) else {
      throw ToolError(.usage, "--order: '\(text)' is no order; write letters such as 'ABBA'")
    }
    return order
  }

  /// The changes of `--tamper`.
  static func edits(_ texts: [String]) throws(ToolError) -> [StepEdit] {
    var edits: [StepEdit] = []
    for text in texts {
      do {
        edits.append(try StepEdit(parsing: text))
      } catch {
        throw ToolError(.usage, "--tamper: \(error)")
      }
    }
    return edits
  }

  /// One transcript as an object, several as an array.
  private static func json(_ transcripts: [Transcript]) -> String {
    let json =
      transcripts.count == 1 ? transcripts[0].json : .array(transcripts.map(\.json))
    return json.indentedText() + "\n"
  }

  private static func report(
    _ performances: [Performance], lesson: String, console: Console
  ) -> ExitCode {
    for disagreement in performances.flatMap({ Disagreements.find(in: $0.transcript) }) {
      console.remark("authwalk: two judges: \(disagreement)\n")
    }
    let surprises = performances.flatMap(\.surprises)
    guard !surprises.isEmpty else { return .success }
    for surprise in surprises {
      console.remark("authwalk: \(lesson) did not end as it should: \(surprise)\n")
    }
    return .unexpected
  }
}
