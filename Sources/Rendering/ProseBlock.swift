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

  /// Words to wrap.
  init(first: String = "", rest: String = "", text: String) {
    self.first = first
    self.rest = rest
    self.text = text
  }

  /// Code, whose lines stay as they are.
  init(first: String, rest: String, code: String) {
    self.init(first: first, rest: rest, text: code.hasSuffix("\n") ? "\(code.dropLast())" : code)
    isVerbatim = true
  }

  /// The block, wrapped.
  func lines(width: Int) -> [String] {
    guard isVerbatim else {
      return WrappedText.lines(of: text, first: first, rest: rest, width: width)
    }
    // An item may begin with code, and its mark must not be lost.
    let codeLines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return codeLines.enumerated().map { index, line in
      line.isEmpty ? "" : (index == 0 ? first : rest) + "    " + line
    }
  }
}
