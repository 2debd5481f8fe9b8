public import WireFormats

/// What came of comparing a value that was received with the one that was expected.
public enum ValueComparison: WireText, CaseIterable, Hashable, Sendable {
  /// It is the same.
  case equal
  /// It is another.
  case different
  /// None came.
  case absent

  static let kind = ValueForm.Kind.words(allCases.map(\.rawValue))
}
