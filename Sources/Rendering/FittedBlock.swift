import TranscriptModel

/// An element of a layout in lines of at most the window's width.
///
/// Notes, findings and rows with a label are set anew, with their text below itself. The lines of
/// messages are cut where the window ends, since a blank more or less would falsify them; what
/// follows hangs below.
struct FittedBlock {
  private let block: LayoutBlock
  private let width: Int
  /// Where the text behind the label begins that is set anew; nil where there is none, or no room for it.
  private let column: Int?

  init(_ block: LayoutBlock, width: Int) {
    self.block = block
    self.width = width
    // Where the label of a note stands alone, its text is indented as it would stand behind it.
    let first = block.lines.first?.column
    let column = block.kind == .note ? first ?? block.lines.dropFirst().first?.indentation : first
    self.column = column.flatMap { $0 < width * 2 / 3 ? $0 : nil }
  }

  var lines: [String] {
    if block.lines.allSatisfy({ $0.text.count <= width }) { return block.lines.map(\.text) }
    guard block.kind != .verbatim, let column else {
      return block.lines.flatMap { $0.text.cut(at: width) }
    }
    if block.kind == .note { return paragraph(column).flatMap { $0.cut(at: width) } }
    return block.lines.enumerated().flatMap { index, line in
      if line.text.count <= width { return [line.text] }
      let isInColumn = index == 0 || line.indentation == column
      return (isInColumn ? cells(of: line, isFirst: index == 0, column) : [line.text])
        .flatMap { $0.cut(at: width) }
    }
  }

  /// The label, and the text as one paragraph; a long label has a line of its own.
  private func paragraph(_ column: Int) -> [String] {
    let rest = "".padded(to: column)
    let text = block.unfolded.map(\.text).joined()
    guard let first = block.lines.first, first.column == nil else {
      return WrappedText.lines(of: text, first: label(column), rest: rest, width: width)
    }
    return [first.text] + WrappedText.lines(of: text, first: rest, rest: rest, width: width)
  }

  /// A line in which a cell that has no room begins a line of its own, and is wrapped there.
  private func cells(of line: LayoutLine, isFirst: Bool, _ column: Int) -> [String] {
    let rest = "".padded(to: column)
    var lines: [String] = []
    var current = isFirst ? label(column) : rest
    let cells = line.cells.dropFirst(isFirst ? 1 : 0)
    for index in cells.indices {
      let text = cells[index].text
      // Of the blanks that set cells below each other only those are kept that make no whole gap.
      let gap = index == cells.startIndex ? 0 : 3 + cells[index - 1].padding % 3
      if current.count + gap + text.count <= width {
        current += "".padded(to: gap) + text
        continue
      }
      if index > cells.startIndex {
        lines.append(current)
        current = rest
      }
      let wrapped = WrappedText.lines(of: text, first: current, rest: rest, width: width)
      lines += wrapped.dropLast()
      current = wrapped.last ?? rest
    }
    return lines + [current]
  }

  /// The label of the first line with the blanks up to the column.
  private func label(_ column: Int) -> String {
    String((block.lines.first?.text ?? "").prefix(column))
  }
}

extension String {
  /// The text in pieces of the window's width; the further ones hang below the first.
  func cut(at width: Int) -> [String] {
    guard count > width else { return [self] }
    let hanging = "".padded(to: min(prefix { $0 == " " }.count + 8, width / 2))
    var pieces = [String(prefix(width))]
    var rest = dropFirst(width)
    while !rest.isEmpty {
      pieces.append(hanging + rest.prefix(width - hanging.count))
      rest = rest.dropFirst(width - hanging.count)
    }
    return pieces
  }
}
