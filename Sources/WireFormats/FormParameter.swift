/// One `name=value` pair as it stands in a query or in a form body, not yet decoded.
///
/// RFC 6749 Appendix B (`application/x-www-form-urlencoded`)
public struct FormParameter: Hashable, Sendable {
  /// The name as sent.
  public var rawName: WireText
  /// The value as sent; nil when there is no `=` at all.
  public var rawValue: WireText?

  /// A parameter from text that is encoded already.
  public init(rawName: WireText, rawValue: WireText?) {
    self.rawName = rawName
    self.rawValue = rawValue
  }

  /// A parameter from plain text, which is encoded here.
  public init(_ name: some WireTextConvertible, _ value: some WireTextConvertible) {
    rawName = PercentEncoding.encode(name)
    rawValue = PercentEncoding.encode(value)
  }

  /// The decoded name, or the raw one when its encoding is broken.
  public var name: WireText { Self.decode(rawName) ?? rawName }

  /// The decoded value: empty when there was no `=`, the raw one when its encoding is broken.
  public var value: WireText {
    guard let rawValue else { return "" }
    return Self.decode(rawValue) ?? rawValue
  }

  /// Whether name and value are well encoded.
  ///
  /// A `%` without two hex digits after it is not.
  public var isWellEncoded: Bool {
    Self.decode(rawName) != nil && Self.decode(rawValue ?? "") != nil
  }

  /// `name=value` as sent.
  public var text: WireText { rawValue.map { rawName + "=" + $0 } ?? rawName }

  private static func decode(_ text: WireText) -> WireText? {
    let (plus, percent) = (UInt8(ascii: "+"), UInt8(ascii: "%"))
    guard text.utf8.contains(where: { $0 == plus || $0 == percent }) else { return text }
    return PercentEncoding.decode(text.utf8.map { $0 == plus ? UInt8(ascii: " ") : $0 })
  }
}
