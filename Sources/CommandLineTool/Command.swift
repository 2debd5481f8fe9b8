/// One of the program's commands: what it takes, and what it does.
struct Command: Sendable {
  /// What a command does.
  ///
  /// It throws a `ToolError` when it cannot go on.
  typealias Action =
    @Sendable (ParsedArguments, Console) async throws(ToolError) -> ExitCode

  /// What it takes on its command line.
  let specification: CommandSpecification
  /// Does its work.
  let run: Action
}
