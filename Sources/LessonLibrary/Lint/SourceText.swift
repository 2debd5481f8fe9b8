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

/// A piece of one line of a lesson file, with its place.
struct SourceSpan {
  /// The longest piece that a message quotes in full.
  private static let quotedLength = 60

  let text: Substring
  let position: SourcePosition

  var isEmpty: Bool { text.isEmpty }

  /// The text in single quotes, for messages; shortened when it is long.
  var quoted: String {
    text.count <= Self.quotedLength ? "'\(text)'" : "'\(text.prefix(Self.quotedLength))…'"
  }

  /// The span without the white space around it.
  var trimmed: SourceSpan {
    let scalars = text.unicodeScalars
    let start = scalars.firstIndex { !$0.isBlank } ?? scalars.endIndex
    let end = scalars.lastIndex { !$0.isBlank }.map(scalars.index(after:)) ?? start
    return part(start..<end)
  }

  /// The pieces between white space.
  var words: [SourceSpan] {
    text.unicodeScalars.split(whereSeparator: \.isBlank).map { part($0.startIndex..<$0.endIndex) }
  }

  /// What stands before and after the first occurrence of a character; nil when it has none.
  ///
  /// A value may begin with a combining accent, which Swift takes for a part of the separator.
  func split(at separator: Unicode.Scalar) -> (before: SourceSpan, after: SourceSpan)? {
    let scalars = text.unicodeScalars
    guard let index = scalars.firstIndex(of: separator) else { return nil }
    return (
      part(text.startIndex..<index), part(scalars.index(after: index)..<text.endIndex)
    )
  }

  /// The span's first characters.
  func prefix(_ count: Int) -> SourceSpan {
    part(text.startIndex..<text.prefix(count).endIndex)
  }

  /// The span after the given number of characters.
  func dropFirst(_ count: Int) -> SourceSpan {
    part(text.dropFirst(count).startIndex..<text.endIndex)
  }

  /// The given part of this span's text.
  func part(_ range: Range<Substring.Index>) -> SourceSpan {
    let column =
      position.column + text.unicodeScalars[text.startIndex..<range.lowerBound].count
    return SourceSpan(
      text: text[range], position: SourcePosition(line: position.line, column: column))
  }
}

extension Unicode.Scalar {
  /// True for the white space that a line can hold.
  var isBlank: Bool { self == " " || self == "\t" }
}

extension StringProtocol {
  /// True for lower-case letters, digits and hyphens: the form of tracks, lessons and runs, which
  /// all become parts of file names.
  var isLessonName: Bool {
    !isEmpty && allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
  }
}
