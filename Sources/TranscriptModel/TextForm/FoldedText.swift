// A text in a column to the right of a label, folded at about 100 columns. A line is broken only at a
// single space, so that joining the lines with a space gives the text.
extension LayoutBlock {
  /// How wide a line gets.
  static let width = 100

  /// A label with words beside it, or below it where the label reaches into their column.
  init(_ kind: Kind, label: LayoutLine, words: [String], column: Int) {
    var label = label
    var rows = Self.fold(words, column: column)
    let labelWidth = label.text.count
    if labelWidth + 3 <= column, let last = label.cells.indices.last {
      label.cells[last].padding = column - labelWidth
      label.cells.append(LayoutCell(rows.removeFirst()))
    }
    self.init(kind, [label] + rows.map { LayoutLine(indentation: column, LayoutCell($0)) })
  }

  private static func fold(_ words: [String], column: Int) -> [String] {
    var rows: [String] = []
    var used = width
    for word in words {
      let wordWidth = word.count
      if rows.isEmpty || used + 1 + wordWidth > width {
        rows.append(word)
        used = column + wordWidth
      } else {
        rows[rows.count - 1] += " " + word
        used += 1 + wordWidth
      }
    }
    return rows
  }
}

extension String {
  /// The parts between which a line may be broken.
  var words: [String] {
    let bytes = Array(utf8)
    let space = UInt8(ascii: " ")
    let breaks = bytes.indices.dropFirst().dropLast().filter {
      bytes[$0] == space && bytes[$0 - 1] != space && bytes[$0 + 1] != space
    }
    return zip([0] + breaks.map { $0 + 1 }, breaks + [bytes.count])
      .map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
  }

  /// The text with spaces after it, so many columns wide; longer ones stay as they are.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
