public import WireFormats

/// A value that not everybody may know, as it went over the wire.
public struct Secret: Hashable, Sendable {
  /// What it is: `code_verifier`, `password`.
  public var name: WireText
  /// The value.
  public var value: WireText
}
