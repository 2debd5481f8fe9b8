import LessonLibrary

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

extension ProseBlock {
  /// The blocks of a Markdown text in order, those inside lists and quotes with their marks.
  static func blocks(of markdown: String) -> [ProseBlock] {
    blocks(in: MarkdownNode(parsing: markdown), first: "", rest: "")
  }

  private static func blocks(in node: MarkdownNode, first: String, rest: String) -> [ProseBlock] {
    var blocks: [ProseBlock] = []
    for child in node.children {
      blocks += self.blocks(of: child, first: blocks.isEmpty ? first : rest, rest: rest)
    }
    return blocks
  }

  private static func blocks(of node: MarkdownNode, first: String, rest: String) -> [ProseBlock] {
    switch node.kind {
    case .blockQuote: blocks(in: node, first: first + "> ", rest: rest + "> ")
    case .bulletList: items(of: node, first: first, rest: rest) { _ in "- " }
    case .numberedList(let start):
      items(of: node, first: first, rest: rest) { "\(start + $0). " }
    case .codeBlock: [ProseBlock(first: first, rest: rest, code: node.literal)]
    default: [ProseBlock(first: first, rest: rest, text: words(of: node))]
    }
  }

  private static func items(
    of list: MarkdownNode, first: String, rest: String, mark: (Int) -> String
  ) -> [ProseBlock] {
    list.children.enumerated().flatMap { index, item in
      let mark = mark(index)
      let indentation = String(repeating: " ", count: mark.count)
      return blocks(in: item, first: (index == 0 ? first : rest) + mark, rest: rest + indentation)
    }
  }

  /// The words of a paragraph or a heading, without the marks of emphasis and code.
  private static func words(of node: MarkdownNode) -> String {
    switch node.kind {
    case .text: node.literal
    case .lineBreak: " "
    default: node.children.map(words).joined()
    }
  }
}
