/// One `name=value` pair as it stands in a query or in a form body, not yet decoded.
///
/// RFC 6749 Appendix B (`application/x-www-form-urlencoded`)
public struct FormParameter: Hashable, Sendable {
  /// The name as sent.
  public var rawName: String
  /// The value as sent; nil when there is no `=` at all.
  public var rawValue: String?

  /// A parameter from text that is encoded already.
  public init(rawName: String, rawValue: String?) {
    self.rawName = rawName
    self.rawValue = rawValue
  }

  /// A parameter from plain text, which is encoded here.
  public init(_ name: String, _ value: String) {
    rawName = PercentEncoding.encode(name)
    rawValue = PercentEncoding.encode(value)
  }

  /// The decoded name, or the raw one when its encoding is broken.
  public var name: String { Self.decode(rawName) ?? rawName }

  /// The decoded value: empty when there was no `=`, the raw one when its encoding is broken.
  public var value: String {
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
  public var text: String { rawValue.map { "\(rawName)=\($0)" } ?? rawName }

  private static func decode(_ text: String) -> String? {
    PercentEncoding.decode(
      text.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 })
  }
}
