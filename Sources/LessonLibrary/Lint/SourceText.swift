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

/// Turns the bytes of a lesson file into text, or reports why they are none.
enum SourceDecoder {
  /// The largest file that is read, in bytes.
  static let maximumSize = 1_000_000

  /// The widest indentation of a line, list and quote marks included.
  ///
  /// libcmark's time grows with nesting times blank lines: without this limit a crafted file below
  /// the size limit keeps it busy for minutes.
  static let maximumIndentation = 100

  static func decode(_ bytes: [UInt8], _ proofreader: inout Proofreader) -> SourceText? {
    guard bytes.count <= maximumSize else {
      proofreader.report(
        "the file is larger than \(maximumSize) bytes, the most that is read",
        at: SourcePosition(line: 1, column: 1))
      return nil
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      proofreader.report(
        "not UTF-8 from here on; save the file as UTF-8", at: SourceText(validStart(of: bytes)).end)
      return nil
    }
    let source = SourceText(text)
    let isSound = (1...source.lastLine).allSatisfy { check(source.line($0), &proofreader) }
    return isSound ? source : nil
  }

  /// Refuses what a person would not type, which could steer the terminal that the lesson is shown
  /// on, or make the Markdown parser slow.
  private static func check(_ line: SourceSpan, _ proofreader: inout Proofreader) -> Bool {
    let scalars = line.text.unicodeScalars
    if let index = scalars.firstIndex(where: \.isControl) {
      proofreader.report(
        "control character \(scalars[index].codePoint); write plain text",
        at: line.part(index..<index).position)
      return false
    }
    if indentation(of: line.text) > maximumIndentation {
      proofreader.report(
        "indented by more than \(maximumIndentation) columns, list and quote marks included",
        at: line.position)
      return false
    }
    return true
  }

  /// The width of the white space and of the marks that open lists and quotes, before the first
  /// word of a line.
  private static func indentation(of line: Substring) -> Int {
    var rest = line.utf8[...]
    var width = 0
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: ">"): width += 1
      case UInt8(ascii: "\t"): width += 4
      default:
        let mark = rest.prefix { !isBlank($0) }
        guard isListMark(mark) else { return width }
        width += mark.count
        rest = rest.dropFirst(mark.count - 1)
      }
      rest = rest.dropFirst()
    }
    return width
  }

  /// True for `-`, `+`, `*`, `1.` and `1)`.
  private static func isListMark(_ mark: Substring.UTF8View) -> Bool {
    guard let last = mark.last else { return false }
    switch last {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): return mark.count == 1
    case UInt8(ascii: "."), UInt8(ascii: ")"):
      // CommonMark reads at most nine digits.
      return (2...10).contains(mark.count)
        && mark.dropLast().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    default: return false
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// What can be read before the first byte that is not UTF-8.
  private static func validStart(of bytes: [UInt8]) -> String {
    var scalars = String.UnicodeScalarView()
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { scalars.append(scalar) }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// True for control characters that no text file needs; a tab it may need.
  fileprivate var isControl: Bool {
    properties.generalCategory == .control && self != "\t"
  }

  /// The number as messages write it, `U+001B`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
