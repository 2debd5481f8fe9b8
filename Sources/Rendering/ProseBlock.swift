/// A block of Markdown, with what stands before its first line and before the others.
struct ProseBlock: Hashable {
  /// What stands before the first line, `- ` for the item of a list.
  var first = ""
  /// What stands before the other lines.
  var rest = ""
  /// The text; line feeds are kept only where it is verbatim.
  var text: String
  /// Whether the lines must stay as they are.
  var isVerbatim = false

  /// The block, wrapped.
  func lines(width: Int) -> [String] {
    if isVerbatim {
      return text.split(separator: "\n", omittingEmptySubsequences: false).map {
        rest + "    " + $0
      }
    }
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = rest
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }
}
