/// What has bytes to put on the wire: a `WireText`, or a `String` whose UTF-8 is meant.
///
/// A text goes onto the wire in either form; what comes off it is a `WireText`, so that it is compared
/// by its bytes.
public protocol WireTextConvertible {
  /// The text on the wire.
  var wireText: WireText { get }
}

extension WireText: WireTextConvertible {
  /// The text itself.
  public var wireText: WireText { self }
}

extension String: WireTextConvertible {
  /// The text with this UTF-8.
  public var wireText: WireText { WireText(self) }
}

extension Substring: WireTextConvertible {
  /// The text with this UTF-8.
  public var wireText: WireText { WireText(String(self)) }
}
