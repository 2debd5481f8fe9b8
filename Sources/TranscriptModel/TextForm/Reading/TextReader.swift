import WireFormats

/// Walks through the text form line by line, and within a line from left to right.
///
/// A line is looked at when it is entered: one with a character that cannot be seen, or with a
/// blank at its end, is refused. So no element has to look for them itself.
struct TextReader {
  private let bytes: [UInt8]
  private var lineNumber = 0
  private var lineStart = 0
  private var lineEnd = 0
  private var index = 0
  private var nextStart = 0
  /// Whether no line is left.
  private(set) var isAtEnd = false

  init(_ text: String) throws(TranscriptError) {
    bytes = Array(text.utf8)
    try enterLine()
  }

  /// Whether the whole line is read.
  var isAtLineEnd: Bool { index == lineEnd }

  /// What is left of the line.
  var rest: ArraySlice<UInt8> { bytes[index..<lineEnd] }

  /// Goes to the next line; nothing may be left of this one.
  mutating func nextLine() throws(TranscriptError) {
    guard isAtLineEnd else { throw expected("the end of the line") }
    try enterLine()
  }

  mutating func skipBlankLines() throws(TranscriptError) {
    while !isAtEnd, lineStart == lineEnd { try enterLine() }
  }

  func starts(with text: String) -> Bool { rest.starts(with: text.utf8) }

  /// Goes past a text, if it stands here.
  mutating func take(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    index += text.utf8.count
    return true
  }

  /// Goes past so many bytes of the line and gives them as text.
  mutating func take(bytes count: Int) -> String {
    let taken = rest.prefix(count)
    index = taken.endIndex
    return String(decoding: taken, as: UTF8.self)
  }

  mutating func takeRest() -> String { take(bytes: rest.count) }

  /// Goes past all spaces and says how many there were.
  mutating func takeSpaces() -> Int {
    let count = rest.prefix { $0 == UInt8(ascii: " ") }.count
    index += count
    return count
  }

  /// An error at the current place: `expected …, found …`.
  func expected(_ what: String) -> TranscriptError { error("expected \(what), found \(found)") }

  /// An error at the current place, or so many bytes after it.
  func error(_ message: String, after offset: Int = 0) -> TranscriptError {
    let before = String(decoding: bytes[lineStart..<index + offset], as: UTF8.self)
    let column = before.unicodeScalars.count + 1
    return TranscriptError(
      position: SourcePosition(line: lineNumber, column: column), message: message)
  }

  private var found: String {
    if isAtEnd { return "the end of the file" }
    if isAtLineEnd { return index == lineStart ? "an empty line" : "the end of the line" }
    return VisibleText.excerpt(rest)
  }

  private mutating func enterLine() throws(TranscriptError) {
    lineNumber += 1
    isAtEnd = nextStart >= bytes.count
    lineStart = min(nextStart, bytes.count)
    lineEnd = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    index = lineStart
    nextStart = lineEnd + 1
    if let hidden = VisibleText.firstHidden(in: rest) {
      throw error(VisibleText.complaint(about: hidden.scalar), after: hidden.offset)
    }
    if rest.last == UInt8(ascii: " ") {
      throw error("a blank at the end of the line; the text form has none", after: rest.count - 1)
    }
  }
}
