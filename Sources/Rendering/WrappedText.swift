/// Words set into lines of a width.
enum WrappedText {
  /// The lines of a text.
  ///
  /// A word that is wider than the width gets a line of its own.
  static func lines(
    of text: some StringProtocol, first: String = "", rest: String = "", width: Int
  ) -> [String] {
    var lines: [String] = []
    var line = first
    var lineWidth = first.count
    var isEmpty = true
    for word in text.split(whereSeparator: \.isBlank) {
      if !isEmpty, lineWidth + 1 + word.count > width {
        lines.append(line)
        line = rest
        lineWidth = rest.count
        isEmpty = true
      }
      if !isEmpty { line += " " }
      lineWidth += word.count + (isEmpty ? 0 : 1)
      line += word
      isEmpty = false
    }
    return lines + [line]
  }
}

extension Character {
  /// Whether it divides words; a space that does not break is a part of one.
  fileprivate var isBlank: Bool { self == " " || self == "\n" || self == "\t" }
}
