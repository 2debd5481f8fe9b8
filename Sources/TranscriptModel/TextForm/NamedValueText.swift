import WireFormats

// A named value: `code_verifier    = dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk`.
extension NamedValue: TextElement {
  /// The value in a line of its own.
  func line(indentation: Int, nameWidth: Int) -> LayoutLine {
    LayoutLine(indentation: indentation, LayoutCell(text(nameWidth: nameWidth)))
  }

  /// The name, padded so that the values of several stand below each other, and the value.
  func text(nameWidth: Int = 0) -> String {
    let rest = value.isEmpty ? " =" : " = " + TextSlot.rest.spell(value)
    let readable = name.string.padded(to: nameWidth) + rest
    return isSpelled(readable)
      ? readable : VisibleText.literal(name).padded(to: nameWidth) + rest
  }

  /// Reads what is left of the line.
  init(reading reader: inout TextReader) throws(TranscriptError) {
    let name: String
    if reader.starts(with: "\\") {
      name = try reader.takeLiteral()
    } else {
      guard !reader.starts(with: "$ "), let length = reader.nameLength else {
        throw reader.expected("a value such as 'name = value'")
      }
      name = reader.take(bytes: length)
    }
    _ = reader.takeSpaces()
    guard reader.take("=") else { throw reader.expected("'='") }
    let value = reader.take(" ") ? try reader.take(.rest, "a value") : ""
    guard reader.isAtLineEnd else { throw reader.expected("a space and a value") }
    self.init(name, value)
  }
}

extension TextReader {
  /// The length of the name before the first `=` that stands alone; nil when there is none.
  fileprivate var nameLength: Int? {
    let (space, equals) = (UInt8(ascii: " "), UInt8(ascii: "="))
    guard rest.first != space else { return nil }
    var length = 0
    var previous = space
    for index in rest.indices {
      let isAlone = index + 1 == rest.endIndex || rest[index + 1] == space
      if rest[index] == equals, previous == space, isAlone { return length > 0 ? length : nil }
      previous = rest[index]
      if previous != space { length = index + 1 - rest.startIndex }
    }
    return nil
  }
}

extension [NamedValue] {
  /// The width of the column of names: the longest, but not more than 24.
  var nameWidth: Int { Swift.min(map(\.name.string.count).max() ?? 0, 24) }
}
