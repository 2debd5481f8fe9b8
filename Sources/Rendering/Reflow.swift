/// Breaks lines that are wider than a window.
///
/// What the text form wrapped into a column is set anew in a narrower one, and every other line is
/// cut where the window ends; what follows hangs below it, so that the layout stays readable.
struct Reflow {
  let width: Int

  /// How far the rest of a cut line is moved in.
  private static let hanging = 8

  /// Lines of at most the window's width.
  func fit(_ lines: [String]) -> [String] {
    var output: [String] = []
    var index = 0
    while index < lines.count {
      let column = textColumn(of: lines, at: index)
      var end = index + 1
      if let column {
        while end < lines.count, indentation(of: lines[end]) == column { end += 1 }
      }
      output += set(Array(lines[index..<end]), column: column)
      index = end
    }
    return output
  }

  /// Where the text of a note or a finding begins, if the next line continues it there.
  private func textColumn(of lines: [String], at index: Int) -> Int? {
    guard index + 1 < lines.count, lines[index].hasPrefix("  "), !lines[index].hasPrefix("   ")
    else { return nil }
    let column = indentation(of: lines[index + 1])
    return column > Self.hanging ? column : nil
  }

  private func set(_ lines: [String], column: Int?) -> [String] {
    guard lines.contains(where: { $0.count > width }) else { return lines }
    guard let column, column < width * 2 / 3, lines.count > 1 else {
      return lines.flatMap(cut)
    }
    let label = String(lines[0].prefix(column))
    let words = (lines[0].dropFirst(column) + " " + lines.dropFirst().joined(separator: " "))
      .split(separator: " ")
    var output: [String] = []
    var line = label.padding(to: column)
    var isFirstWord = true
    for word in words {
      if !isFirstWord, line.count + 1 + word.count > width {
        output.append(line)
        line = "".padding(to: column)
        isFirstWord = true
      }
      line += (isFirstWord ? "" : " ") + word
      isFirstWord = false
    }
    return (output + [line]).flatMap(cut)
  }

  private func cut(_ line: String) -> [String] {
    guard line.count > width else { return [line] }
    let indentation = min(indentation(of: line) + Self.hanging, width / 2)
    var pieces: [String] = [String(line.prefix(width))]
    var rest = line.dropFirst(width)
    while !rest.isEmpty {
      let room = width - indentation
      pieces.append("".padding(to: indentation) + rest.prefix(room))
      rest = rest.dropFirst(room)
    }
    return pieces
  }

  private func indentation(of line: String) -> Int { line.prefix { $0 == " " }.count }
}

extension String {
  fileprivate func padding(to column: Int) -> String {
    self + String(repeating: " ", count: max(0, column - count))
  }
}
