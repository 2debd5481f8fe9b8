/// One of the program's commands.
protocol Command: Sendable {
  /// What it takes on its command line.
  static var specification: CommandSpecification { get }

  /// Does its work.
  ///
  /// - Throws: `ToolError` when it cannot go on.
  static func run(
    _ arguments: ParsedArguments, console: Console
  ) async throws(ToolError) -> ExitCode
}
