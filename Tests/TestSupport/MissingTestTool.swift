/// A program is missing that a test runs, where no test may be skipped.
public struct MissingTestTool: Error, Hashable, CustomStringConvertible {
  /// The program.
  public let tool: TestTool

  /// What is missing, and how to get it.
  public var description: String { tool.absence }
}
