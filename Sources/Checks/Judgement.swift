package import WireFormats

/// What a check says of a step for which it has the evidence.
package enum Judgement: Hashable, Sendable {
  /// The rule holds. The text says what was found.
  case pass(String)
  /// The rule is broken. The text says how; the two values are those that should have been equal.
  case fail(String, expected: WireText? = nil, actual: WireText? = nil)

  /// A pass where two values are equal, and otherwise a failure that shows both.
  static func equal(
    _ actual: WireText, _ expected: WireText, pass: @autoclosure () -> String,
    fail: @autoclosure () -> String
  ) -> Judgement {
    actual == expected
      ? .pass(pass()) : .fail(fail(), expected: expected, actual: actual)
  }
}
