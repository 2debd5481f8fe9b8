/// A program is missing that a test runs, where no test may be skipped.
package struct MissingTestTool: Error, Hashable, CustomStringConvertible {
  /// The program.
  package let tool: TestTool

  /// What is missing, and how to get it.
  package var description: String { tool.absence }
}
