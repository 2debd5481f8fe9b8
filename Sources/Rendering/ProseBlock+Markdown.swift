import LessonLibrary

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
