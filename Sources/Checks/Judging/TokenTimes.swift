import Vocabulary

/// How far from now the times of a token may lie before one asks what was meant.
///
/// No text gives a number; RFC 7519 §4.1.4 leaves the life of a token to its issuer. A year is longer than
/// what an issuer means, and shorter than each mistake of a unit.
enum TokenTimes {
  /// Seconds in a year.
  static let year = 366 * 24 * 3600
  /// Seconds in a day: a token that is issued in an answer was not made longer ago.
  static let day = 24 * 3600

  /// Whether a time makes sense as milliseconds since 1970, and not as seconds.
  static func isInMilliseconds(_ seconds: Double, at time: Int) -> Bool {
    abs(seconds / 1000 - Double(time)) <= Double(year)
  }

  /// What to say of a time that lies too far ahead: behind "'exp' is 1767229200000".
  static func words(ofFar seconds: Double, at time: Int) -> String {
    let far = ", about \(span(seconds - Double(time))) after this step"
    guard isInMilliseconds(seconds, at: time) else {
      return far + ": a token that lives longer than a year is hardly ever meant"
    }
    let meant = (seconds / 1000 - Double(time)).rounded()
    return far + ": these are milliseconds; divided by 1000 it is "
      + (meant < 0
        ? "\(Int(-meant).counted("second")) before it" : "\(Int(meant).counted("second")) after it")
  }

  /// A number of seconds in the largest unit that fits: `3 days`, `57 years`.
  static func span(_ seconds: Double) -> String {
    let years = (seconds / 31_556_952).rounded()
    if years >= 1 { return Int(exactly: years).map { $0.counted("year") } ?? "\(years) years" }
    return Int((seconds / Double(day)).rounded()).counted("day")
  }
}
