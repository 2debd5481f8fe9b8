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

/// A slot for a text in a line, by what ends it.
///
/// In each of them a backslash and a JSON string, `\"…"`, stands for a text that the slot cannot
/// hold: an empty one, one with a line feed, one that would end too early.
enum TextSlot {
  /// Ends at the next space.
  case word
  /// Ends at the next three spaces, which separate columns.
  case cell
  /// Ends with the line.
  case rest

  fileprivate func length(in text: ArraySlice<UInt8>) -> Int {
    let space = UInt8(ascii: " ")
    switch self {
    case .rest: return text.count
    case .word: return text.prefix { $0 != space }.count
    case .cell:
      var spaces = 0
      for (offset, byte) in text.enumerated() {
        spaces = byte == space ? spaces + 1 : 0
        if spaces == 3 { return offset - 2 }
      }
      return text.count
    }
  }
}

extension TextReader {
  /// Reads a text; an error says that `what` was expected.
  mutating func take(_ slot: TextSlot, _ what: String) throws(TranscriptError) -> String {
    if starts(with: "\\") { return try takeLiteral() }
    let text = rest.prefix(slot.length(in: rest))
    guard !text.isEmpty, text.first != UInt8(ascii: " ") else { throw expected(what) }
    return take(bytes: text.count)
  }

  /// Reads `\"…"`.
  mutating func takeLiteral() throws(TranscriptError) -> String {
    guard starts(with: "\\\"") else { throw expected("'\\\"' and the rest of a JSON string") }
    let end = rest.endOfJSONString(from: index + 1)
    guard case .string(let text) = try takeJSON(bytes: end + 1 - index) else {
      throw expected("a JSON string")
    }
    return text.string
  }

  /// Reads a backslash and the JSON value that takes the rest of the line.
  mutating func takeJSON() throws(TranscriptError) -> JSONValue {
    try takeJSON(bytes: rest.count)
  }

  private mutating func takeJSON(bytes count: Int) throws(TranscriptError) -> JSONValue {
    let start = self
    _ = take(bytes: 1)
    let text = take(bytes: count - 1)
    do { return try JSONParser.parse(text) } catch {
      let before = text.unicodeScalars.prefix(error.position.column - 1)
      let offset = 1 + before.reduce(0) { $0 + UTF8.width($1) }
      throw start.error("the JSON after '\\' is broken: \(error.message)", after: offset)
    }
  }

  /// Goes past the spaces between two columns; false where the line ends or goes on at once.
  mutating func takeGap() -> Bool {
    guard starts(with: "   ") else { return false }
    return takeSpaces() >= 3
  }

  /// Reads a number with an optional minus sign.
  mutating func takeInteger(_ what: String) throws(TranscriptError) -> Int {
    let length = rest.prefix { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }.count
    let start = self
    guard let value = Int(take(bytes: length)) else { throw start.expected(what) }
    return value
  }

  /// The least indentation of a line that goes on with the text above it.
  private static let continuation = "      "

  /// Whether this line goes on with the paragraph above it.
  var continuesParagraph: Bool { starts(with: Self.continuation) }

  /// Goes to the start of a paragraph's text, which stands after the label or below it.
  mutating func startParagraph(_ what: String) throws(TranscriptError) {
    if takeGap() { return }
    guard isAtLineEnd else { throw expected("three spaces and \(what)") }
    try nextLine()
    guard continuesParagraph else { throw expected(what) }
    _ = takeSpaces()
  }

  /// Reads a sentence that stands after its label or below it, as a paragraph or as `\"…"`, with its
  /// lines.
  mutating func takeSentence(
    _ what: String, until isOther: (TextReader) -> Bool = { _ in false }
  ) throws(TranscriptError) -> String {
    try startParagraph(what)
    guard starts(with: "\\") else { return try takeParagraph(until: isOther) }
    let text = try takeLiteral()
    try nextLine()
    return text
  }

  /// Reads the lines of a paragraph, up to one that `isOther` claims for itself.
  mutating func takeParagraph(
    until isOther: (TextReader) -> Bool = { _ in false }
  ) throws(TranscriptError) -> String {
    var text = takeRest()
    try nextLine()
    while continuesParagraph {
      var ahead = self
      _ = ahead.takeSpaces()
      if isOther(ahead) { break }
      text += " " + ahead.takeRest()
      try ahead.nextLine()
      self = ahead
    }
    return text
  }
}
