/// The media types that the flows use.
///
/// RFC 9110 §8.3.1
public enum MediaType {
  /// A form body: RFC 6749 Appendix B.
  public static let form = "application/x-www-form-urlencoded"
  /// JSON: RFC 8259.
  public static let json = "application/json"
  /// A page.
  public static let html = "text/html; charset=utf-8"

  /// Whether a `Content-Type` value names this media type, parameters and case aside.
  public static func `is`(_ fieldValue: String?, _ mediaType: String) -> Bool {
    guard let fieldValue else { return false }
    let essence = fieldValue.prefix { $0 != ";" }
    return essence.lowercased().filter { $0 != " " && $0 != "\t" } == mediaType
  }
}
