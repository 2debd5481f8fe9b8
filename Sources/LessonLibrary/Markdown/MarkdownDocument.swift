import CCMark

/// A Markdown text taken apart by libcmark, whose tree it owns.
final class MarkdownDocument {
  private let root: OpaquePointer?
  private let firstLine: Int

  /// Parses a text, whose first line has the given number in its file; every text is Markdown.
  init(_ text: String, firstLine: Int) {
    var text = text
    root = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    self.firstLine = firstLine
  }

  deinit { cmark_node_free(root) }

  /// The blocks at the top level, in their order.
  var blocks: [MarkdownBlock] {
    children(of: root).map { MarkdownBlock(kind: kind(of: $0), lines: lines(of: $0)) }
  }

  private func kind(of node: OpaquePointer) -> MarkdownBlock.Kind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING:
      .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_LIST where cmark_node_get_list_type(node) == CMARK_BULLET_LIST:
      .bulletList(items: children(of: node).map(lines))
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    default: .other
    }
  }

  private func lines(of node: OpaquePointer) -> Range<Int> {
    let start = Int(cmark_node_get_start_line(node)) + firstLine - 1
    let end = Int(cmark_node_get_end_line(node)) + firstLine - 1
    return start..<max(start, end) + 1
  }

  private func children(of node: OpaquePointer?) -> [OpaquePointer] {
    var children: [OpaquePointer] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      children.append(child)
      next = cmark_node_next(child)
    }
    return children
  }
}
