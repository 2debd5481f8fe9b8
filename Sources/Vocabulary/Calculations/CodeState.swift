public import WireFormats

/// What the store of an authorization server says of a code.
public enum CodeState: WireText, CaseIterable, Hashable, Sendable {
  /// Nobody redeemed it.
  case unused
  /// It became tokens.
  case redeemed

  static let kind = ValueForm.Kind.words(allCases.map(\.rawValue))
}
