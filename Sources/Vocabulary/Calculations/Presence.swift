public import WireFormats

/// Whether there is something, as a calculation says it.
public enum Presence: WireText, CaseIterable, Hashable, Sendable {
  /// There is.
  case yes
  /// There is none.
  case none

  static let kind = ValueForm.Kind.words(allCases.map(\.rawValue))
}
