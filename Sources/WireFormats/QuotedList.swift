extension Sequence where Element: CustomStringConvertible {
  /// The elements as a message lists them: `'a', 'b'`.
  public var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}
