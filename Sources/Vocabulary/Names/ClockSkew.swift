/// How far clocks may disagree.
///
/// The specification leaves the tolerance to each reader, and asks that it stays within minutes.
///
/// RFC 7519 §4.1.4
public enum ClockSkew {
  /// Seconds for which a token still counts after `exp`, and may count before `iat`.
  public static let leeway = 60
}
