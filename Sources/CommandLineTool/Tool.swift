import LessonLibrary
import Platform
import WireFormats

/// The program: finds the command, reads its arguments, and tells how it ended.
package enum Tool {
  /// The version, as `--version` prints it.
  static let version = "0.1.0"

  private static let commands: [any Command.Type] = [
    LessonsCommand.self, RunCommand.self, StepCommand.self, ExploreCommand.self,
    CheckCommand.self, ExplainCommand.self, CoverageCommand.self, RecordCommand.self,
  ]

  /// Runs the program with the words of its command line, its own name left out.
  package static func main(_ words: [String]) async -> Never {
    CurrentProcess.end(await run(words).rawValue)
  }

  private static func run(_ words: [String]) async -> ExitCode {
    // When a reader of the output stops reading, 'write' fails; a signal would end the program.
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
    let screen = Screen(for: console)
    let overview = Overview(commands: commands, screen: screen)
    switch words.first {
    case nil: try console.write(try overview.text())
    case "--version"?: try console.write("authwalk \(version)\n")
    case "--help"?, "-h"?, "help"?:
      guard let name = words.dropFirst().first else {
        try console.write(overview.help)
        break
      }
      try console.write(Help.text(of: try command(name).specification, on: screen))
    case let name?:
      return try await run(try command(name), words.dropFirst(), console: console)
    }
    return .success
  }

  private static func run(
    _ command: any Command.Type, _ words: ArraySlice<String>, console: Console
  ) async throws(ToolError) -> ExitCode {
    let specification = command.specification
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      try console.write(Help.text(of: specification, on: Screen(for: console)))
      return .success
    }
    let arguments = try ArgumentsParser.parse(words, by: specification)
    return try await command.run(arguments, console: console)
  }

  private static func command(_ name: String) throws(ToolError) -> any Command.Type {
    if let command = commands.first(where: { $0.specification.name == name }) { return command }
    let kind = name.hasPrefix("-") ? "option" : "command"
    let known = commands.map { $0.specification.name } + ["help", "--help", "--version"]
    throw ToolError(
      .usage, "there is no \(kind) '\(name)'\(Suggestion.hint(for: name, among: known))",
      advice: "Try 'authwalk --help'.")
  }
}
