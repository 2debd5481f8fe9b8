import WireFormats

/// One line of a message, which may take several lines of the file.
///
/// Four spaces start it. Eight spaces and one of `?`, `&`, `#` continue it, and so do the lines of a
/// folded JSON text; nothing stands between the parts.
enum MessageLine: Equatable {
  /// The line as it was sent.
  case text(String)
  /// Values that no line of a message can say.
  case json(JSONValue)

  static let indentation = "    "
  static let continuation = "        "
  private static let continuations = ["?", "&", "#"].map { continuation + $0 }

  /// The first of the folded, the plain and the escaped form that reads back as the text.
  static func spell(_ text: String, folded: String? = nil) -> String {
    for spelling in [folded, text] {
      guard let spelling else { continue }
      let exact = Spelling.exact(indentation + spelling, of: Self.text(text)) {
        reader throws(TranscriptError) in try MessageLine(reading: &reader, "a line")
      }
      if let exact { return exact }
    }
    return indentation + VisibleText.literal(text)
  }

  /// Reads a line; an error says that `what` was expected.
  init(reading reader: inout TextReader, _ what: String) throws(TranscriptError) {
    guard !Self.isContinuation(reader), reader.take(Self.indentation), !reader.isAtLineEnd else {
      throw reader.expected(what)
    }
    if reader.starts(with: "\\\"") {
      self = .text(try reader.takeLiteral())
      try reader.nextLine()
      return
    }
    if reader.starts(with: "\\") {
      self = .json(try reader.takeJSON())
      try reader.nextLine()
      return
    }
    var text = reader.takeRest()
    if text == "{" || text == "[" {
      try FoldedJSON.unfold(after: &text, reading: &reader)
    } else {
      try reader.nextLine()
      while Self.isContinuation(reader) {
        _ = reader.takeSpaces()
        text += reader.takeRest()
        try reader.nextLine()
      }
    }
    self = .text(text)
  }

  private static func isContinuation(_ reader: TextReader) -> Bool {
    continuations.contains { reader.starts(with: $0) }
  }
}

extension TextReader {
  /// The place at which the text of a message's line starts.
  var pastIndentation: TextReader {
    var copy = self
    _ = copy.take(MessageLine.indentation)
    return copy
  }
}
