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
