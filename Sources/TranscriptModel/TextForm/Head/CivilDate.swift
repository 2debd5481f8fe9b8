/// A date and time of day in UTC, calculated from seconds since 1970.
struct CivilDate: CustomStringConvertible {
  private let year: Int
  private let month: Int
  private let day: Int
  private let secondOfDay: Int

  /// Nil outside the years 0 to 9999, which are the years of four digits.
  init?(secondsSince1970 seconds: Int) {
    let secondsPerDay = 86_400
    let secondOfDay = seconds.quotientAndRemainder(dividingBy: secondsPerDay).remainder
    self.secondOfDay = secondOfDay < 0 ? secondOfDay + secondsPerDay : secondOfDay
    let daysSince1970 = seconds / secondsPerDay - (secondOfDay < 0 ? 1 : 0)
    // Years are counted from 1 March, so that a leap day is the last of its year, and in eras of
    // 400 years, which all have the same number of days. Day 0 is 1 March of the year 0.
    let days = daysSince1970 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    guard (0...9999).contains(year) else { return nil }
  }

  /// The form of RFC 3339: `2026-01-01T00:00:00Z`.
  var description: String {
    let hour = secondOfDay / 3_600
    let (minute, second) = (secondOfDay / 60 % 60, secondOfDay % 60)
    return "\(digits(year, 4))-\(digits(month))-\(digits(day))"
      + "T\(digits(hour)):\(digits(minute)):\(digits(second))Z"
  }

  private func digits(_ number: Int, _ count: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(count - digits.count, 0)) + digits
  }
}
