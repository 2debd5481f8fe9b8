public import WireFormats

/// The media types that the flows use.
///
/// RFC 9110 §8.3.1
public enum MediaType {
  /// A form body: RFC 6749 Appendix B.
  public static let form: WireText = "application/x-www-form-urlencoded"
  /// JSON: RFC 8259.
  public static let json: WireText = "application/json"
  /// A page.
  public static let html: WireText = "text/html; charset=utf-8"

  /// Whether a `Content-Type` value names this media type, parameters and case aside.
  public static func `is`(_ fieldValue: WireText?, _ mediaType: WireText) -> Bool {
    guard let fieldValue else { return false }
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    let essence = fieldValue.prefix(upTo: ";").utf8.filter { !blanks.contains($0) }
    return WireText(decoding: essence).asciiLowercased == mediaType
  }
}
