import OAuthModel

extension Judgement {
  /// Judges a value that has to repeat another one, character by character.
  ///
  /// `source` says where the expected value stands, ready to follow "the one of":
  /// `'authorization-request'`.
  static func repeats(
    _ name: ParameterName, _ actual: String?, _ expected: String, of source: String
  ) -> Judgement {
    guard let actual else {
      return .fail(
        "'\(name)' is missing; expected the one of \(source)", expected: expected)
    }
    return .equal(
      actual, expected,
      pass: "'\(name)' is the one of \(source), \(expected.unicodeScalars.count) characters",
      fail: "'\(name)' is not the one of \(source); "
        + TextDifference.words(expected: expected, actual: actual))
  }
}
