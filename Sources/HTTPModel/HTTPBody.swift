public import WireFormats

/// The content of a message: bytes, since not every sender sends UTF-8.
///
/// RFC 9110 §6.4
public struct HTTPBody: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The bytes as sent.
  public var bytes: [UInt8]

  /// A body with these bytes.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// A body with this text as UTF-8.
  public init(_ text: some WireTextConvertible) { bytes = Array(text.wireText.utf8) }

  /// A body with this text as UTF-8.
  public init(stringLiteral value: String) { self.init(value) }

  /// A message without content.
  public static let empty = HTTPBody(bytes: [])

  /// Whether there is no content.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The text, or nil when the bytes are not UTF-8.
  public var text: WireText? { WireText(validating: bytes) }
}
