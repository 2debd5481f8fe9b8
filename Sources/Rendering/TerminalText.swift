/// The text form of transcripts, made fit for a terminal: colours by what a line is, lines no longer
/// than the window, and no character that a terminal would obey.
package struct TerminalText: Sendable {
  private static let narrowest = 40
  /// How far the further lines of notes and findings are moved in, at least.
  private static let continuation = "       "

  private let width: Int?
  private let hasColour: Bool

  /// A way to show text.
  ///
  /// The width is the window's, in columns; nil leaves the text as it is, for a file or a pipe.
  package init(width: Int?, hasColour: Bool) {
    self.width = width.map { max($0, Self.narrowest) }
    self.hasColour = hasColour
  }

  /// The text as the terminal should get it.
  package func render(_ text: String) -> String {
    guard let width else { return text }
    let lines = Self.harmless(text).split(separator: "\n", omittingEmptySubsequences: false)
    let fitting = Reflow(width: width).fit(lines.map(String.init))
    return (hasColour ? Self.coloured(fitting) : fitting).joined(separator: "\n")
  }

  /// The text with a picture in place of each control character but the line feed.
  ///
  /// A value in a message could otherwise move the cursor, or write over what was read.
  private static func harmless(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0a || $0 >= 0x7f }) else { return text }
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0a: output.unicodeScalars.append(scalar)
      case 0..<0x20: output.unicodeScalars.append(picture(of: scalar.value))
      case 0x7f..<0xa0: output += "\u{fffd}"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// The sign for a control character, such as `␛`.
  private static func picture(of control: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(0x2400 + control) ?? "\u{fffd}"
  }

  /// The lines with colours; the further lines of a note or finding have that of its first.
  private static func coloured(_ lines: [String]) -> [String] {
    var current: Colour?
    return lines.map { line in
      current = Colour(ofLine: line) ?? (line.hasPrefix(continuation) ? current : nil)
      return current.map { $0.start + line + Colour.end } ?? line
    }
  }
}
