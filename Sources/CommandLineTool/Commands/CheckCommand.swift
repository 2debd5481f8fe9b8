import Checks
import TranscriptModel
import WireFormats

/// `authwalk check`: judges stored transcripts.
enum CheckCommand: Command {
  static let specification = CommandSpecification(
    name: "check", arguments: "FILE…", argumentCount: 1...Int.max,
    summary: "judges transcripts: recomputes every claim from the messages alone",
    details: [
      "FILE is a transcript in the text form or in the JSON form. What the file says of its own",
      "findings does not count. A broken MUST fails, a broken SHOULD is a warning. A verdict is",
      "'unknown' where the evidence is not in the file. Nothing that could be judged is an error.",
      "'-' stands for standard input.",
    ],
    options: [
      OptionSpecification(
        name: "--all", excludes: ["--rewrite"],
        help: "list every check, also those that passed and those that did not apply"),
      OptionSpecification(
        name: "--strict", excludes: ["--rewrite"],
        help: "end with 1 for a warning too, where something is not as it should be"),
      OptionSpecification(
        name: "--rewrite",
        help: "judge nothing, and write the transcripts of FILE in the newest version of the format"
      ),
      OptionSpecification(
        name: "-o", value: "FILE",
        help: "with --rewrite: write to a file, whole or not at all; it may be the same"),
    ],
    examples: [
      "authwalk check transcripts/pkce/authorization-code.txt",
      "authwalk check --strict transcripts/pkce/authorization-code.txt",
      "authwalk check --rewrite golden.txt -o golden.txt",
    ])

  static func run(
    _ arguments: ParsedArguments, console: Console
  ) async throws(ToolError) -> ExitCode {
    if arguments.has("--rewrite") { return try rewrite(arguments, console: console) }
    if arguments.has("-o") {
      throw specification.misuse("'-o' needs '--rewrite': a report goes to standard output")
    }
    let screen = Screen(for: console)
    var exitCode = ExitCode.success
    for path in arguments.arguments {
      do throws(ToolError) {
        for transcript in try TranscriptFile(path).transcripts {
          let flow = try checks(for: transcript.flow, in: path)
          let judged = Checker().judge(transcript)
          try requireFindings(in: judged, of: flow, path)
          let report = CheckReport(
            judged: judged, recorded: transcript, file: path,
            listing: arguments.has("--all") ? flow.checks : [])
          try console.write(screen.render(lines: report.text))
          let count = report.failureCount + (arguments.has("--strict") ? report.warningCount : 0)
          if count > 0, exitCode == .success { exitCode = .unexpected }
        }
      } catch {
        guard error.exitCode == .input else { throw error }
        console.remark(error.text)
        exitCode = .input
      }
    }
    return exitCode
  }

  /// Writes a file of an older version of the format in the newest one.
  private static func rewrite(
    _ arguments: ParsedArguments, console: Console
  ) throws(ToolError) -> ExitCode {
    guard arguments.arguments.count == 1 else {
      throw specification.misuse("'--rewrite' takes one FILE, not \(arguments.arguments.count)")
    }
    let file = try TranscriptFile(arguments.arguments[0])
    let text = file.textInNewestVersion
    if let path = arguments.value("-o") {
      try OutputFile.write(text, to: path)
    } else if console.isInteractive, !file.isJSON {
      try console.write(Screen(for: console).render(TranscriptText.layout(of: file.transcripts)))
    } else {
      try console.write(text)
    }
    return .success
  }

  /// The checks of a flow; a transcript of another one would pass whatever it holds.
  private static func checks(for flow: String, in path: String) throws(ToolError) -> FlowChecks {
    do { return try CheckCatalogue.flow(named: flow) } catch {
      throw ToolError(.input, "\(path): nothing can be judged: \(error)")
    }
  }

  /// Refuses a transcript in which no check found anything: what was not judged did not pass.
  private static func requireFindings(
    in judged: Transcript, of flow: FlowChecks, _ path: String
  ) throws(ToolError) {
    let known = judged.steps.filter { flow.knows($0.id.name) }
    if known.contains(where: { !$0.findings.isEmpty }) { return }
    let reason: String
    if judged.steps.isEmpty {
      reason = "the transcript has no steps"
    } else if !known.isEmpty {
      reason = "no step has anything that a check is about"
    } else {
      let names = Set(judged.steps.map { "\($0.id.name)".onOneLine }).sorted().prefix(3)
      let words = names.map { "'\($0)'" }.joined(separator: " or ")
      reason = "the flow '\(flow.flow)' has no message that is called \(words)"
    }
    throw ToolError(.input, "\(path): nothing was judged: \(reason)")
  }
}
