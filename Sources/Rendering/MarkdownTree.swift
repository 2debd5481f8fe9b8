import CCMark

/// A Markdown text taken apart by libcmark, whose tree it owns.
final class MarkdownTree {
  private let root: OpaquePointer?

  /// Parses a text; every text is Markdown.
  init(_ text: String) {
    var text = text
    root = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
  }

  deinit { cmark_node_free(root) }

  /// The blocks in order, those inside lists and quotes with their marks.
  var blocks: [ProseBlock] { blocks(in: root, first: "", rest: "") }

  private func blocks(in node: OpaquePointer?, first: String, rest: String) -> [ProseBlock] {
    var blocks: [ProseBlock] = []
    for child in Self.children(of: node) {
      blocks += block(child, first: blocks.isEmpty ? first : rest, rest: rest)
    }
    return blocks
  }

  private func block(_ node: OpaquePointer, first: String, rest: String) -> [ProseBlock] {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE:
      return blocks(in: node, first: first + "> ", rest: rest + "> ")
    case CMARK_NODE_LIST:
      let isNumbered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      let start = Int(cmark_node_get_list_start(node))
      return Self.children(of: node).enumerated().flatMap { index, item in
        let mark = isNumbered ? "\(start + index). " : "- "
        let indentation = String(repeating: " ", count: mark.count)
        return blocks(in: item, first: (index == 0 ? first : rest) + mark, rest: rest + indentation)
      }
    case CMARK_NODE_CODE_BLOCK:
      let code = Self.literal(of: node)
      return [
        ProseBlock(
          first: first, rest: rest, text: code.hasSuffix("\n") ? String(code.dropLast()) : code,
          isVerbatim: true)
      ]
    default:
      return [ProseBlock(first: first, rest: rest, text: Self.inlineText(of: node))]
    }
  }

  /// The words of a paragraph or a heading, without the marks of emphasis and code.
  private static func inlineText(of node: OpaquePointer) -> String {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE: literal(of: node)
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: " "
    default: children(of: node).map(inlineText).joined()
    }
  }

  private static func literal(of node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  private static func children(of node: OpaquePointer?) -> [OpaquePointer] {
    var children: [OpaquePointer] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      children.append(child)
      next = cmark_node_next(child)
    }
    return children
  }
}
