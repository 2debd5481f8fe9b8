import WireFormats

/// The lines of a lesson file.
struct SourceText {
  private let lines: [Substring]

  /// Takes a text apart.
  ///
  /// As in Markdown, LF, CR and CR LF each end a line. A byte order mark at the start is skipped.
  init(_ text: String) {
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch (previous, scalar) {
      case (nil, "\u{feff}"), ("\r", "\n"): break
      case (_, "\r"): scalars.append("\n")
      default: scalars.append(scalar)
      }
      previous = scalar
    }
    lines = scalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  /// The number of the last line; lines count from 1.
  var lastLine: Int { lines.count }

  /// The place after the last character.
  var end: SourcePosition {
    SourcePosition(line: lastLine, column: lines[lastLine - 1].unicodeScalars.count + 1)
  }

  /// Everything, without the blank lines before and after.
  var text: String { text(of: 1..<lastLine + 1) }

  /// One line with its place.
  func line(_ number: Int) -> SourceSpan {
    SourceSpan(text: lines[number - 1], position: SourcePosition(line: number, column: 1))
  }

  /// Everything from a line on, as it stands in the file.
  func text(from number: Int) -> String {
    lines.dropFirst(number - 1).joined(separator: "\n")
  }

  /// The given lines as they stand in the file, without the blank ones before and after.
  func text(of numbers: Range<Int>) -> String {
    let isWritten = { (number: Int) in !line(number).trimmed.isEmpty }
    guard let first = numbers.first(where: isWritten), let last = numbers.last(where: isWritten)
    else { return "" }
    return lines[first - 1...last - 1].joined(separator: "\n")
  }

  /// The given lines without the excluded ones; where some are left out, a blank line stands.
  func text(of numbers: Range<Int>, without excluded: [Range<Int>]) -> String {
    var pieces: [String] = []
    var start = numbers.lowerBound
    for gap in excluded {
      pieces.append(text(of: start..<gap.lowerBound))
      start = gap.upperBound
    }
    pieces.append(text(of: start..<max(start, numbers.upperBound)))
    return pieces.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
