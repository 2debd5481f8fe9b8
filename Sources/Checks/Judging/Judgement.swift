import TranscriptModel
import Vocabulary
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

  /// Judges a parameter that has to be there with one value.
  static func fixed(_ name: ParameterName, _ value: WireText?, _ expected: WireText) -> Judgement {
    guard let value else { return .fail("'\(name)' is missing", expected: expected) }
    return .equal(
      value, expected, pass: "'\(name)' is '\(expected)'",
      fail: "'\(name)' is '\(value)', not '\(expected)'")
  }

  /// Judges a value that has to repeat the one of the same name in another step.
  static func repeats(
    _ name: ParameterName, _ actual: WireText?, _ expected: WireText, of step: Step
  ) -> Judgement {
    repeats(name, actual, expected, as: "that of \(step.id.quoted)")
  }

  /// Judges a value that has to repeat another one, character by character.
  ///
  /// `source` says where the expected value stands, ready to follow "equals":
  /// `the 'issuer' of the metadata`.
  static func repeats(
    _ name: ParameterName, _ actual: WireText?, _ expected: WireText, as source: String
  ) -> Judgement {
    guard let actual else {
      return .fail("'\(name)' is missing; it has to equal \(source)", expected: expected)
    }
    return .equal(
      actual, expected,
      pass: "'\(name)' equals \(source), \(expected.unicodeScalars.count) characters",
      fail: "'\(name)' differs from \(source); "
        + TextDifference.words(expected: expected, actual: actual))
  }
}
