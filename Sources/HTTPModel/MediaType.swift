public import WireFormats

/// The media types that the flows use.
///
/// RFC 9110 §8.3.1
public enum MediaType {
  /// A form body: RFC 6749 Appendix B.
  public static let form: WireText = "application/x-www-form-urlencoded"
  /// JSON: RFC 8259.
  public static let json: WireText = "application/json"
  /// A set of keys in JSON: RFC 7517 §8.5.2.
  public static let keySet: WireText = "application/jwk-set+json"
  /// A page.
  public static let html: WireText = "text/html; charset=utf-8"

  /// Whether a `Content-Type` value names this media type, parameters and case aside.
  ///
  /// White space may stand around the type, and nowhere inside it.
  public static func `is`(_ fieldValue: WireText?, _ mediaType: WireText) -> Bool {
    fieldValue.map { typeAndSubtype(of: $0) == typeAndSubtype(of: mediaType) } ?? false
  }

  private static func typeAndSubtype(of fieldValue: WireText) -> WireText {
    fieldValue.prefix(upTo: ";").withoutOuterWhiteSpace.asciiLowercased
  }
}

extension WireText {
  /// The text without the spaces and tabs at its start and end: RFC 9110 §5.6.3.
  var withoutOuterWhiteSpace: WireText {
    trimmed { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
