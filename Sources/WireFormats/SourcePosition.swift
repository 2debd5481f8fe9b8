/// A place in a text file, as an editor counts: the first character of a file is line 1, column 1.
public struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int

  /// A position at the given line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// `line:column`, the form that editors and compilers understand.
  public var description: String { "\(line):\(column)" }
}
