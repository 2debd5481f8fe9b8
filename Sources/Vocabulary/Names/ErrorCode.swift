public import WireFormats

/// The machine-readable reason of a refusal: the value of `error`.
public struct ErrorCode: OpenVocabulary {
  /// The spelling on the wire.
  public let rawValue: WireText

  /// The code with the given spelling.
  public init(rawValue: WireText) { self.rawValue = rawValue }
}
