/// The two cookie fields, as far as the flows need them.
///
/// RFC 6265 §4
public enum Cookies {
  /// The value of a cookie in a `Cookie` field, `a=1; b=2`.
  public static func value(of name: String, in fieldValue: String?) -> String? {
    for pair in (fieldValue ?? "").split(separator: ";") {
      let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0] == name { return String(parts[1]) }
    }
    return nil
  }

  /// The `name=value` at the start of a `Set-Cookie` field, without its attributes.
  public static func pair(ofSetCookie fieldValue: String) -> String {
    String(fieldValue.prefix { $0 != ";" })
  }
}
