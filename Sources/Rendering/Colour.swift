/// The colours of a terminal, by their escape sequences.
enum Colour: String {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"

  static let end = "\u{1b}[0m"

  var start: String { "\u{1b}[\(rawValue)m" }

  /// What a line of the text form is, by its beginning.
  init?(ofLine line: String) {
    if line.hasPrefix("[") || line.hasPrefix("outcome:") {
      self = .bold
    } else if line.hasPrefix("  ok ") {
      self = .green
    } else if line.hasPrefix("  FAIL ") {
      self = .red
    } else if ["  warn ", "  unknown ", "  ~ "].contains(where: line.hasPrefix) {
      self = .yellow
    } else if line.hasPrefix("  . ") {
      self = .dim
    } else {
      return nil
    }
  }
}
