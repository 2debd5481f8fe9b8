import TranscriptModel
import Vocabulary
import WireFormats

/// What a check says of a step for which it has the evidence.
struct Judgement: Hashable, Sendable {
  /// What was found of the rule.
  enum Kind: Hashable, Sendable {
    case holds
    /// What the rule asks for is not so. How bad that is follows from the level of the rule.
    case isBroken
    /// No text demands it, and it is wise all the same.
    case isUnwise
  }

  let kind: Kind
  /// What was found, in one line.
  let message: String
  /// The value that the rule asks for, where there is one.
  let expected: WireText?
  /// The value that the step has, where there is one.
  let actual: WireText?
  /// The rule that this arm of the check rests on; nil where that is the rule of the check.
  private(set) var requirement: Requirement?

  private init(
    _ kind: Kind, _ message: String, expected: WireText? = nil, actual: WireText? = nil
  ) {
    self.kind = kind
    self.message = message
    self.expected = expected
    self.actual = actual
  }

  /// The rule holds; the text says what was found.
  static func pass(_ message: String) -> Judgement { Judgement(.holds, message) }

  /// The rule is broken; the text says how.
  ///
  /// The two values are those that should have been equal.
  static func fail(
    _ message: String, expected: WireText? = nil, actual: WireText? = nil
  ) -> Judgement {
    Judgement(.isBroken, message, expected: expected, actual: actual)
  }

  /// What is so breaks no rule, and is a mistake all the same: a warning, whatever the level is.
  static func warn(
    _ message: String, expected: WireText? = nil, actual: WireText? = nil
  ) -> Judgement {
    Judgement(.isUnwise, message, expected: expected, actual: actual)
  }

  /// The same, by another rule than that of the check.
  func by(_ requirement: Requirement) -> Judgement {
    var judgement = self
    judgement.requirement = requirement
    return judgement
  }

  /// The same with more words at the end of the message.
  func adding(_ words: String) -> Judgement {
    var judgement = Judgement(kind, message + words, expected: expected, actual: actual)
    judgement.requirement = requirement
    return judgement
  }

  /// Whether the rule holds.
  var holds: Bool { kind == .holds }

  /// The verdict of a rule of this level; nil where everybody is free to do otherwise.
  func verdict(at level: RequirementLevel?) -> Verdict? {
    switch (kind, level?.strength) {
    case (.holds, _): .pass
    case (.isUnwise, _), (.isBroken, .advice): .warning
    // Without a level the text says how a thing is: what is otherwise is not that thing.
    case (.isBroken, .duty), (.isBroken, nil): .fail
    case (.isBroken, .freedom): nil
    }
  }

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
