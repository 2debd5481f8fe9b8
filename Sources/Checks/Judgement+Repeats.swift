import TranscriptModel
import Vocabulary
import WireFormats

extension Judgement {
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
