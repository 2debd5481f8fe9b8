import WireFormats

/// The idea that makes the text form exact: a spelling that is easy to read is used only where
/// reading it gives the same value back; otherwise an escape stands there.
enum Spelling {
  /// Whether reading all of a spelling gives the value.
  static func isExact<Value: Equatable>(
    _ spelling: String, of value: Value,
    read: (inout TextReader) throws(TranscriptError) -> Value
  ) -> Bool {
    do throws(TranscriptError) {
      var reader = try TextReader(spelling)
      let copy = try read(&reader)
      if !reader.isAtEnd { try reader.nextLine() }
      return copy == value && reader.isAtEnd
    } catch { return false }
  }
}

/// What the text form writes so that it can be read back.
protocol TextElement: Equatable {
  init(reading reader: inout TextReader) throws(TranscriptError)
}

extension TextElement {
  /// Whether reading all of a spelling gives this element.
  func isSpelled(_ spelling: String) -> Bool {
    Spelling.isExact(spelling, of: self, read: Self.init(reading:))
  }
}

extension TextSlot {
  /// The text as it can stand in the slot.
  func spell(_ text: some WireTextConvertible) -> String {
    let text = text.wireText.string
    let isExact = Spelling.isExact(text, of: text) { reader throws(TranscriptError) in
      try reader.take(self, "a text")
    }
    return isExact ? text : VisibleText.literal(text)
  }
}

extension String {
  /// The text as it stands in a line of a report: as it is, or as `\"…"`, a backslash and a JSON string.
  ///
  /// That stands for a text with characters that cannot be seen, or that would end the line. What came
  /// from elsewhere could otherwise forge lines, and give orders to a terminal.
  public var onOneLine: String { TextSlot.rest.spell(self) }
}

/// Which characters a transcript shows as they are, and the escape for texts that have others.
///
/// Hidden are control characters, line separators, every space but U+0020, and characters that
/// format or reorder the text around them: none of them can be told from its absence on paper.
enum VisibleText {
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7f }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The first hidden character of UTF-8 text, with its offset in bytes.
  static func firstHidden(
    in bytes: ArraySlice<UInt8>
  ) -> (offset: Int, scalar: Unicode.Scalar)? {
    guard bytes.contains(where: { $0 < 0x20 || $0 >= 0x7f }) else { return nil }
    var offset = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if isHidden(scalar) { return (offset, scalar) }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  static func complaint(about scalar: Unicode.Scalar) -> String {
    scalar == "\r"
      ? "a carriage return; the text form ends its lines with a line feed alone"
      : "a character that cannot be seen; write the text as \\\"…\" with \(escape(scalar)) in it"
  }

  /// A backslash and JSON: what stands in place of a text that cannot stand as it is.
  static func literal(_ value: JSONValue) -> String {
    var output = "\\"
    for scalar in value.compactText.unicodeScalars {
      if isHidden(scalar) {
        output += escape(scalar)
      } else {
        output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  static func literal(_ text: some WireTextConvertible) -> String {
    literal(.string(text.wireText))
  }

  /// More bytes than an excerpt shows characters.
  private static let excerptLength = 200

  /// The start of a text in quotes, for a message.
  static func excerpt(_ bytes: ArraySlice<UInt8>) -> String {
    let start = String(decoding: bytes.prefix(excerptLength), as: UTF8.self)
    let shown = start.unicodeScalars.prefix(40).map { isHidden($0) ? escape($0) : String($0) }
    return "'\(shown.joined())\(start.unicodeScalars.count > 40 ? "…" : "")'"
  }

  static func excerpt(_ text: some WireTextConvertible) -> String {
    excerpt(Array(text.wireText.utf8.prefix(excerptLength))[...])
  }

  /// The escape of JSON, `\u202e`; two of them for a character beyond U+FFFF.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
