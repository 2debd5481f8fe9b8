import WireFormats

/// The folding of a JSON text that was sent on one line.
///
/// Line breaks and indentation are put in after `{`, `[` and `,` and before `}` and `]`. The reader
/// takes away exactly what the depth of the line asks for, so that spaces of the text survive.
enum FoldedJSON {
  private static let step = 4
  /// Deeper containers stay on one line: the indentation would cost more than the text.
  private static let maximumDepth = 8

  /// Folds an object or an array; nil for any other text, and for what fits on one line.
  static func fold(_ text: String) -> String? {
    guard text.utf8.first == UInt8(ascii: "{") || text.utf8.first == UInt8(ascii: "["),
      (try? JSONParser.parse(text)) != nil
    else { return nil }
    var folder = FoldedJSONWriter(Array(text.utf8), step: step, maximumDepth: maximumDepth)
    return folder.fold()
  }

  /// Adds the lines that follow a lone `{` or `[`, up to the bracket that closes it.
  static func unfold(
    after text: inout String, reading reader: inout TextReader
  ) throws(TranscriptError) {
    var depth = 1
    while depth > 0 {
      try reader.nextLine()
      if isCloser(reader) { depth -= 1 }
      let indentation = String(repeating: " ", count: (depth + 1) * step)
      guard reader.take(indentation), !reader.isAtLineEnd else {
        throw reader.expected("a line of folded JSON after \(indentation.count) spaces")
      }
      let line = reader.takeRest()
      text += line
      if line.utf8.last == UInt8(ascii: "{") || line.utf8.last == UInt8(ascii: "[") { depth += 1 }
    }
    try reader.nextLine()
  }

  private static func isCloser(_ reader: TextReader) -> Bool {
    let first = reader.rest.first { $0 != UInt8(ascii: " ") }
    return first == UInt8(ascii: "}") || first == UInt8(ascii: "]")
  }
}
