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
  static func spell(
    _ text: String, _ role: LayoutRun.Role, folded: FoldedLine? = nil
  ) -> [LayoutLine] {
    for parts in [folded, [(4, text)]] {
      guard let lines = parts?.map({ LayoutLine(indentation: $0, LayoutCell($1, role)) }) else {
        continue
      }
      let isExact = Spelling.isExact(lines.text, of: Self.text(text)) {
        reader throws(TranscriptError) in try MessageLine(reading: &reader, "a line")
      }
      if isExact { return lines }
    }
    return [escaped(.string(WireText(text)), role)]
  }

  /// A backslash and JSON in place of a line.
  static func escaped(_ value: JSONValue, _ role: LayoutRun.Role) -> LayoutLine {
    LayoutLine(indentation: 4, LayoutCell(VisibleText.literal(value), role))
  }

  /// Reads a line; an error says that `what` was expected.
  init(reading reader: inout TextReader, _ what: String) throws(TranscriptError) {
    guard !Self.isContinuation(reader), reader.take(Self.indentation), !reader.isAtLineEnd else {
      throw reader.expected(what)
    }
    if reader.starts(with: "\\") {
      let isText = reader.starts(with: "\\\"")
      self = try isText ? .text(reader.takeLiteral()) : .json(reader.takeJSON())
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

extension [LayoutLine] {
  /// The lines in the text form, each with its line feed.
  var text: String { LayoutBlock(.verbatim, self).text }
}

/// The folding of a line that has parameters: each on a line of its own, its separator before it.
enum FoldedParameters {
  /// Folds a line with a URL before its query, its fragment and each `&` in them; nil when there are
  /// no parameters.
  static func foldURL(in line: String) -> FoldedLine? {
    let bytes = line.utf8
    guard
      let first = bytes.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }),
      bytes[first...].contains(UInt8(ascii: "="))
    else { return nil }
    return fold(line, from: first, before: [UInt8(ascii: "&"), UInt8(ascii: "#")])
  }

  /// Folds a form body before each `&`; nil when it has one parameter.
  static func foldForm(_ form: String) -> FoldedLine? {
    guard let first = form.utf8.firstIndex(of: UInt8(ascii: "&")) else { return nil }
    return fold(form, from: first, before: [UInt8(ascii: "&")])
  }

  /// Starts a continuation line at the first mark, and at every mark after it.
  private static func fold(
    _ text: String, from first: String.Index, before marks: [UInt8]
  ) -> FoldedLine {
    let starts =
      [first] + text.utf8.indices[first...].dropFirst().filter { marks.contains(text.utf8[$0]) }
    let ends = starts.dropFirst() + [text.endIndex]
    return [(4, String(text[..<first]))] + zip(starts, ends).map { (8, String(text[$0..<$1])) }
  }
}
