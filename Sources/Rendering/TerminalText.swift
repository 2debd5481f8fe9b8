/// The text form of transcripts, made fit for a terminal: colours by what a line is, and lines no
/// longer than the window.
public struct TerminalText: Sendable {
  private let width: Int?
  private let hasColour: Bool

  /// A way to show text.
  ///
  /// The width is the window's, in columns; nil leaves lines as they are.
  public init(width: Int?, hasColour: Bool) {
    self.width = width.map { max($0, 40) }
    self.hasColour = hasColour
  }

  /// The text as the terminal should get it.
  public func render(_ text: String) -> String {
    guard width != nil || hasColour else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let fitting = width.map { width in Reflow(width: width).fit(lines) } ?? lines
    return fitting.map(coloured).joined(separator: "\n")
  }

  private func coloured(_ line: String) -> String {
    guard hasColour, let colour = Colour(ofLine: line) else { return line }
    return colour.start + line + Colour.end
  }
}

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
    } else if line.hasPrefix("  ok") {
      self = .green
    } else if line.hasPrefix("  FAIL") {
      self = .red
    } else if line.hasPrefix("  unknown") || line.hasPrefix("  ~ ") {
      self = .yellow
    } else if line.hasPrefix("  . ") {
      self = .dim
    } else {
      return nil
    }
  }
}
