/// What a check says of a step for which it has the evidence.
public enum Judgement: Hashable, Sendable {
  /// The rule holds. The text says what was found.
  case pass(String)
  /// The rule is broken. The text says how; the two values are those that should have been equal.
  case fail(String, expected: String? = nil, actual: String? = nil)

  /// A pass where two values are equal, and otherwise a failure that shows both.
  static func equal(
    _ actual: String, _ expected: String, pass: @autoclosure () -> String,
    fail: @autoclosure () -> String
  ) -> Judgement {
    actual.isIdentical(to: expected)
      ? .pass(pass()) : .fail(fail(), expected: expected, actual: actual)
  }
}

extension String {
  /// Whether two texts are the same on the wire.
  ///
  /// Swift's `==` takes an accented letter and the letter with a combining accent for equal; their
  /// bytes differ, and so they are two values.
  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
