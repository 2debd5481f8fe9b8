public import WireFormats

/// The answer to a question, as a calculation says it.
public enum YesOrNo: WireText, CaseIterable, Hashable, Sendable {
  /// It is so.
  case yes
  /// It is not.
  case no

  /// The answer to a condition.
  public init(_ condition: Bool) { self = condition ? .yes : .no }

  static let kind = ValueForm.Kind.words(allCases.map(\.rawValue))
}
