public import WireFormats

/// A name out of a list that others may extend.
///
/// The known names are static members; any other text is a value too and is carried as it came. Two
/// names are equal when their bytes are.
public protocol OpenVocabulary: RawRepresentable, Hashable, Sendable, CustomStringConvertible,
  WireTextConvertible
where RawValue == WireText {
  /// The name with the given spelling.
  init(rawValue: WireText)
}

extension OpenVocabulary {
  /// The name with the given spelling.
  init(_ rawValue: WireText) { self.init(rawValue: rawValue) }

  /// The spelling.
  public var wireText: WireText { rawValue }

  /// The spelling.
  public var description: String { rawValue.string }
}
