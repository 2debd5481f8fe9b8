import Platform
import Rendering
import TranscriptModel

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
    let width = FileDescriptor.standardOutput.columns ?? 80
    let noColour = CurrentProcess.hasVariable("NO_COLOR")
    text = TerminalText(width: width, hasColour: !noColour && !isDriven)
    proseWidth = min(width, Self.widestProse)
  }

  /// A step, a transcript or another layout as it should be shown.
  func render(_ layout: TranscriptLayout) -> String { text.render(layout) }

  /// Lines that are no part of a transcript as they should be shown.
  func render(lines: String) -> String { text.render(lines: lines) }

  /// A lesson's Markdown as it should be shown.
  func prose(_ markdown: String) -> String { Prose.plainText(of: markdown, width: proseWidth) }

  /// A message as it should be shown, with a line feed at its end.
  func message(_ words: String) -> String {
    render(lines: Prose.wrapped(words, width: proseWidth))
  }

  /// Rows of two columns as they should be shown.
  func columns(_ rows: [(String, String)]) -> String {
    render(lines: Columns.lines(rows, width: proseWidth).map { $0 + "\n" }.joined())
  }

  private static let widestProse = 100
}
