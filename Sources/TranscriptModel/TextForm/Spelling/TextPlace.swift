import WireFormats

/// A place for a text in a line, by what ends it.
///
/// In each of them a backslash and a JSON string, `\"…"`, stands for a text that the place cannot
/// hold: an empty one, one with a line feed, one that would end too early.
enum TextPlace {
  /// Ends at the next space.
  case word
  /// Ends at the next three spaces, which separate columns.
  case cell
  /// Ends with the line.
  case rest

  func spell(_ text: some WireTextConvertible) -> String {
    let text = text.wireText.string
    let exact = Spelling.exact(text, of: text) { reader throws(TranscriptError) in
      try reader.take(self, "a text")
    }
    return exact ?? VisibleText.literal(text)
  }
}

extension TextReader {
  /// Reads a text; an error says that `what` was expected.
  mutating func take(_ place: TextPlace, _ what: String) throws(TranscriptError) -> String {
    if starts(with: "\\") { return try takeLiteral() }
    let text = rest.prefix(place.length(in: rest))
    guard !text.isEmpty, text.first != UInt8(ascii: " ") else { throw expected(what) }
    return take(bytes: text.count)
  }

  /// Reads `\"…"`.
  mutating func takeLiteral() throws(TranscriptError) -> String {
    guard starts(with: "\\\"") else { throw expected("'\\\"' and the rest of a JSON string") }
    var length = 2
    while length < rest.count, rest[rest.startIndex + length] != UInt8(ascii: "\"") {
      length += rest[rest.startIndex + length] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard case .string(let text) = try takeJSON(bytes: length + 1) else {
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
}

extension TextPlace {
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
