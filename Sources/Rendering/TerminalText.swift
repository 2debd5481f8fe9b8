package import TranscriptModel

/// What a terminal shows: colours by what an element is, lines no longer than the window, and no
/// character that a terminal would obey.
package struct TerminalText: Sendable {
  private static let narrowest = 40

  private let width: Int?
  private let hasColour: Bool

  /// A way to show text.
  ///
  /// The width is the window's, in columns; nil leaves the text as it is, for a file or a pipe.
  package init(width: Int?, hasColour: Bool) {
    self.width = width.map { max($0, Self.narrowest) }
    self.hasColour = hasColour
  }

  /// A layout as the terminal should get it; the text form, for a file or a pipe.
  package func render(_ layout: TranscriptLayout) -> String {
    guard let width else { return layout.text }
    return layout.blocks.map { block in
      let colour = hasColour ? block.kind.colour : nil
      let (start, end) = colour.map { ("\u{1b}[\($0.rawValue)m", "\u{1b}[0m") } ?? ("", "")
      let lines = FittedBlock(block.harmless, width: width).lines
      return lines.map { start + $0 + end + "\n" }.joined()
    }.joined()
  }

  /// Lines that are no part of a transcript as the terminal should get them.
  package func render(lines: String) -> String {
    guard let width else { return lines }
    return lines.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { $0.harmless.cut(at: width) }.joined(separator: "\n")
  }
}

/// The colours of a terminal, by the numbers in their escape sequences.
private enum Colour: Int {
  case bold = 1
  case dim = 2
  case red = 31
  case green = 32
  case yellow = 33
}

extension LayoutBlock.Kind {
  fileprivate var colour: Colour? {
    switch self {
    case .heading: .bold
    case .row, .verbatim: nil
    case .change, .finding(.warning), .finding(.unknown): .yellow
    case .note: .dim
    case .finding(.pass): .green
    case .finding(.fail): .red
    }
  }
}

extension LayoutBlock {
  /// The element with nothing in it that a terminal would obey.
  fileprivate var harmless: LayoutBlock {
    var copy = self
    for line in lines.indices {
      for cell in lines[line].cells.indices {
        for run in lines[line].cells[cell].runs.indices {
          copy.lines[line].cells[cell].runs[run].text =
            lines[line].cells[cell].runs[run].text.harmless
        }
      }
    }
    return copy
  }
}

extension StringProtocol {
  /// The text with a picture in place of each control character, `␛` for an escape.
  ///
  /// A value in a message could otherwise move the cursor, or write over what was read.
  fileprivate var harmless: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7f }) else { return String(self) }
    var output = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0..<0x20: output.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{fffd}")
      case 0x7f..<0xa0: output.append("\u{fffd}")
      default: output.append(scalar)
      }
    }
    return String(output)
  }
}
