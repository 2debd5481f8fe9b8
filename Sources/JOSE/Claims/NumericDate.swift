package import WireFormats

/// A point in time as seconds since 1970-01-01T00:00:00Z, which may have a fraction.
///
/// RFC 7519 §2
package struct NumericDate: Hashable, Sendable {
  /// The number as it was written.
  package let number: JSONNumber
  /// The value, always finite.
  package let seconds: Double

  /// The value when it was written as a whole number: nil for `1.5`, and also for `1.0` and `1e3`.
  ///
  /// A strict service asks for this.
  package var wholeSeconds: Int? { number.integer }

  /// A date from a number; nil when it is too large to be compared.
  package init?(_ number: JSONNumber) {
    let seconds = number.double
    guard seconds.isFinite else { return nil }
    self.number = number
    self.seconds = seconds
  }
}
