extension Unicode.Scalar {
  /// The number of a character as one looks it up, with at least four digits: `000A`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
