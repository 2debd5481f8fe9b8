/// Breaks lines that are wider than a window.
///
/// Notes, findings and other lines with a label are set anew, with their text below itself. The lines
/// of messages are cut where the window ends, since a blank more or less would falsify them; what
/// follows hangs below.
struct Reflow {
  let width: Int

  /// How far the rest of a cut line is moved in.
  private static let hanging = 8
  /// How far lines with a label are moved in at most; those of messages are moved in further.
  private static let labelIndentation = 2
  /// What stands between the cells of a line.
  private static let gap = "   "

  /// Lines of at most the window's width.
  func fit(_ lines: [String]) -> [String] {
    var output: [String] = []
    var index = 0
    // Where the text of the last line with a label begins.
    var column: Int?
    while index < lines.count {
      let line = lines[index]
      let isLabelled = line.indentation <= Self.labelIndentation
      if isLabelled { column = line.textColumn }
      var end = index + 1
      if line.hasPrefix("  . ") {
        column = lines[end...].first.map(\.indentation).flatMap { $0 > Self.hanging ? $0 : column }
        while end < lines.count, lines[end].indentation == column { end += 1 }
        output += note(lines[index..<end], column: column ?? 0)
      } else if let column, isLabelled || line.indentation == column {
        output += labelled(line, column: column)
      } else {
        column = nil
        output += cut(line)
      }
      index = end
    }
    return output
  }

  /// A note, whose lines are one paragraph; a long label has a line of its own.
  private func note(_ lines: ArraySlice<String>, column: Int) -> [String] {
    guard let first = lines.first, lines.contains(where: { $0.count > width }) else {
      return Array(lines)
    }
    guard isRoom(at: column) else { return lines.flatMap(cut) }
    let rest = "".padding(to: column)
    let isLabelAlone = first.textColumn != column
    let text = (isLabelAlone ? [] : [first.dropFirst(column)]) + lines.dropFirst().map { $0[...] }
    let wrapped = WrappedText.lines(
      of: text.joined(separator: " "), first: isLabelAlone ? rest : String(first.prefix(column)),
      rest: rest, width: width)
    return ((isLabelAlone ? [first] : []) + wrapped).flatMap(cut)
  }

  /// A line with cells after its label; a cell that has no room begins a line, and is wrapped there.
  private func labelled(_ line: String, column: Int) -> [String] {
    guard line.count > width, isRoom(at: column) else { return cut(line) }
    let rest = "".padding(to: column)
    var lines: [String] = []
    var current = String(line.prefix(column))
    for (index, cell) in line.dropFirst(column).split(separator: Self.gap).enumerated() {
      let addition = (index == 0 ? "" : Self.gap) + cell
      if current.count + addition.count <= width {
        current += addition
        continue
      }
      if index > 0 {
        lines.append(current)
        current = rest
      }
      let wrapped = WrappedText.lines(of: cell, first: current, rest: rest, width: width)
      lines += wrapped.dropLast()
      current = wrapped.last ?? rest
    }
    return (lines + [current]).flatMap(cut)
  }

  private func isRoom(at column: Int) -> Bool { column < width * 2 / 3 }

  private func cut(_ line: String) -> [String] {
    guard line.count > width else { return [line] }
    let hanging = "".padding(to: min(line.indentation + Self.hanging, width / 2))
    let room = width - hanging.count
    var pieces = [String(line.prefix(width))]
    var rest = line.dropFirst(width)
    while !rest.isEmpty {
      pieces.append(hanging + rest.prefix(room))
      rest = rest.dropFirst(room)
    }
    return pieces
  }
}

extension String {
  fileprivate var indentation: Int { prefix { $0 == " " }.count }

  /// Where the text begins that follows a label and a gap; nil when there is no gap.
  fileprivate var textColumn: Int? {
    let mark = hasPrefix("  . ") ? 4 : indentation
    guard let gap = dropFirst(mark).firstRange(of: "  ") else { return nil }
    let text = self[gap.lowerBound...].drop { $0 == " " }
    return text.isEmpty ? nil : distance(from: startIndex, to: text.startIndex)
  }

  fileprivate func padding(to column: Int) -> String {
    self + String(repeating: " ", count: max(0, column - count))
  }
}
