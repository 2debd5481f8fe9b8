public import WireFormats

/// The two cookie fields, as far as the flows need them.
///
/// RFC 6265 §4
public enum Cookies {
  /// Every `name=value` of a `Cookie` field, `a=1; b=2`, in order, as sent.
  public static func pairs(in fieldValue: WireText) -> [WireText] {
    fieldValue.split(at: ";", omittingEmpty: true).map(\.trimmed)
  }

  /// The value of a cookie in a `Cookie` field.
  public static func value(of name: WireText, in fieldValue: WireText?) -> WireText? {
    for pair in pairs(in: fieldValue ?? "") {
      guard let (found, value) = pair.divided(at: "=") else { continue }
      if found == name { return value }
    }
    return nil
  }

  /// The `name=value` at the start of a `Set-Cookie` field, without its attributes.
  ///
  /// White space around name and value is no part of them: a user agent sends them back without it.
  ///
  /// RFC 6265 §5.2
  public static func pair(ofSetCookie fieldValue: WireText) -> WireText {
    let pair = fieldValue.prefix(upTo: ";")
    guard let (name, value) = pair.divided(at: "=") else { return pair.withoutOuterWhiteSpace }
    return name.withoutOuterWhiteSpace + "=" + value.withoutOuterWhiteSpace
  }
}
