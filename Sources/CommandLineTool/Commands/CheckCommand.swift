import Checks
import TranscriptModel

/// `authwalk check`: judges stored transcripts.
enum CheckCommand {
  static let command = Command(specification: specification, run: run)

  private static let specification = CommandSpecification(
    name: "check", arguments: "FILE…", argumentCount: 1...Int.max,
    summary: "judges transcripts: recomputes every claim from the messages alone",
    details: [
      "FILE is a transcript in the text form or in the JSON form. What the file says of its own",
      "findings does not count. A verdict is 'unknown' where the evidence is not in the file.",
      "'-' stands for standard input.",
    ],
    examples: ["authwalk check transcripts/pkce/authorization-code.txt"])

  @Sendable private static func run(
    _ arguments: ParsedArguments, console: Console
  ) async throws(ToolError) -> ExitCode {
    let screen = Screen(for: console)
    var exitCode = ExitCode.success
    for path in arguments.arguments {
      do throws(ToolError) {
        for transcript in try TranscriptFile.read(path) {
          try requireChecks(for: transcript.flow, in: path)
          let report = CheckReport(Checker().judge(transcript), recorded: transcript, file: path)
          try console.write(screen.render(report.text))
          if report.failureCount > 0, exitCode == .success { exitCode = .unexpected }
        }
      } catch {
        guard error.exitCode == .input else { throw error }
        console.remark(error.text)
        exitCode = .input
      }
    }
    return exitCode
  }

  /// A flow without checks would pass whatever it holds.
  private static func requireChecks(for flow: String, in path: String) throws(ToolError) {
    guard !CheckCatalogue.flowNames.contains(flow) else { return }
    let known = CheckCatalogue.flowNames.map { "'\($0)'" }.joined(separator: ", ")
    throw ToolError(
      .input, "\(path): nothing can be judged: no flow is named '\(flow)'; there are \(known)")
  }
}
