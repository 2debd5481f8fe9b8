import LessonLibrary
import Platform

/// The program: finds the command, reads its arguments, and tells how it ended.
package enum Tool {
  /// The version, as `--version` prints it.
  static let version = "0.1.0"

  private static let commands: [Command] = [
    LessonsCommand.command, RunCommand.command, StepCommand.command, ExploreCommand.command,
    CheckCommand.command,
    ExplainCommand.command, RecordCommand.command,
  ]

  /// Runs the program with the words of its command line, its own name left out.
  package static func main(_ words: [String]) async -> Never {
    CurrentProcess.end(await run(words).rawValue)
  }

  private static func run(_ words: [String]) async -> ExitCode {
    CurrentProcess.ignoreBrokenPipes()
    let console = Console()
    do throws(ToolError) {
      return try await dispatch(words[...], console: console)
    } catch {
      console.remark(error.text)
      return error.exitCode
    }
  }

  private static func dispatch(
    _ words: ArraySlice<String>, console: Console
  ) async throws(ToolError) -> ExitCode {
    let overview = Overview(commands: commands, screen: Screen(for: console))
    guard let first = words.first else {
      try console.write(try overview.text())
      return .success
    }
    switch first {
    case "--help", "-h", "help":
      try console.write(
        words.count > 1
          ? Help.text(
            of: try command(words[words.startIndex + 1]).specification, on: overview.screen)
          : overview.help)
      return .success
    case "--version":
      try console.write("authwalk \(version)\n")
      return .success
    default:
      return try await run(try command(first), words.dropFirst(), console: console)
    }
  }

  private static func run(
    _ command: Command, _ words: ArraySlice<String>, console: Console
  ) async throws(ToolError) -> ExitCode {
    let specification = command.specification
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      try console.write(Help.text(of: specification, on: Screen(for: console)))
      return .success
    }
    let arguments: ParsedArguments
    do {
      arguments = try ArgumentsParser.parse(words, by: specification)
    } catch {
      throw ToolError(
        .usage, error.message, advice: "Try 'authwalk \(specification.name) --help'.")
    }
    return try await command.run(arguments, console)
  }

  private static func command(_ name: String) throws(ToolError) -> Command {
    if let command = commands.first(where: { $0.specification.name == name }) { return command }
    let kind = name.hasPrefix("-") ? "option" : "command"
    let known = commands.map(\.specification.name) + ["help", "--help", "--version"]
    let suggestion = Suggestion.closest(to: name, among: known)
    throw ToolError(
      .usage,
      "there is no \(kind) '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? ""),
      advice: "Try 'authwalk --help'.")
  }
}
