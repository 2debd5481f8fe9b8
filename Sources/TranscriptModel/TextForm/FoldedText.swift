// A text in a column to the right of a label, folded at about 100 columns. A line is broken only at a
// single space, so that joining the lines with a space gives the text.
extension LayoutBlock {
  /// How wide a line gets.
  static let width = 100

  /// A label with words beside it, or below it where the label reaches into their column.
  init(_ kind: Kind, label: LayoutLine, words: [LayoutRun], column: Int) {
    var label = label
    var rows = Self.fold(words, column: column)
    let labelWidth = label.text.count
    if labelWidth + 3 <= column, let last = label.cells.indices.last {
      label.cells[last].padding = column - labelWidth
      label.cells.append(LayoutCell(rows.removeFirst()))
    }
    self.init(kind, [label] + rows.map { LayoutLine(indentation: column, LayoutCell($0)) })
  }

  private static func fold(_ words: [LayoutRun], column: Int) -> [[LayoutRun]] {
    var rows: [[LayoutRun]] = [[]]
    var used = column
    for (index, word) in words.enumerated() {
      let wordWidth = word.text.count
      if index > 0, used + 1 + wordWidth > width {
        rows.append([])
        used = column - 1
      }
      rows[rows.count - 1].append(word: word)
      used += wordWidth + (index > 0 ? 1 : 0)
    }
    return rows
  }
}

extension LayoutRun {
  /// The parts of a text between which a line may be broken.
  static func words(of text: String, _ role: Role) -> [LayoutRun] {
    let bytes = Array(text.utf8)
    let space = UInt8(ascii: " ")
    var words: [LayoutRun] = []
    var start = 0
    for index in bytes.indices.dropFirst().dropLast()
    where bytes[index] == space && bytes[index - 1] != space && bytes[index + 1] != space {
      words.append(LayoutRun(String(decoding: bytes[start..<index], as: UTF8.self), role))
      start = index + 1
    }
    return words + [LayoutRun(String(decoding: bytes[start...], as: UTF8.self), role)]
  }
}

extension String {
  /// The text with spaces after it, so many columns wide; longer ones stay as they are.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
