import Glibc
import Rendering

/// How results look where they go: in a terminal with colours and within the window, elsewhere as
/// they are.
struct Screen: Sendable {
  private let text: TerminalText
  /// Columns for prose.
  let proseWidth: Int

  /// A screen for what the console writes to.
  ///
  /// What is driven by another program, which feeds it lines, should have no colours.
  /// `NO_COLOR` asks for none either: https://no-color.org.
  init(for console: Console, isDriven: Bool = false) {
    guard console.isInteractive else {
      text = TerminalText(width: nil, hasColour: false)
      proseWidth = Self.widestProse
      return
    }
    let width = Self.windowWidth
    let noColour = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    text = TerminalText(width: width, hasColour: !noColour && !isDriven)
    proseWidth = min(width, Self.widestProse)
  }

  /// The text form of a step or of a transcript as it should be shown.
  func render(_ text: String) -> String { self.text.render(text) }

  /// A lesson's Markdown as it should be shown.
  func prose(_ markdown: String) -> String { Prose.plainText(of: markdown, width: proseWidth) }

  /// A message as it should be shown, with a line feed at its end.
  func message(_ words: String) -> String { render(Prose.wrapped(words, width: proseWidth)) }

  /// Rows of two columns as they should be shown.
  func columns(_ rows: [(String, String)]) -> String {
    render(Columns.lines(rows, width: proseWidth).map { $0 + "\n" }.joined())
  }

  private static let widestProse = 100

  private static var windowWidth: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
