import CCMark

/// A part of a Markdown text: the whole text, a block in it, or words inside a block.
package struct MarkdownNode: Hashable, Sendable {
  /// What a reader of lessons needs to tell apart.
  package enum Kind: Hashable, Sendable {
    /// A heading; level 1 is the highest.
    case heading(level: Int)
    /// A list without numbers.
    case bulletList
    /// A list whose first item has this number.
    case numberedList(start: Int)
    /// A quote.
    case blockQuote
    /// Code that stands for itself.
    case codeBlock
    /// Words, or code among words.
    case text
    /// A line break inside a paragraph.
    case lineBreak
    /// Anything else that has parts: the whole text, an item, a paragraph, emphasis.
    case other
  }

  /// What it is.
  package let kind: Kind
  /// The lines of a block in its file; lines count from 1.
  package let lines: Range<Int>
  /// The words of a text, the lines of code; empty for what has parts.
  package let literal: String
  /// The parts in their order.
  package let children: [MarkdownNode]
}

extension MarkdownNode {
  /// How deep parts are read.
  ///
  /// No prose nests so deep, and a hostile file must not exhaust the stack.
  private static let deepest = 100

  /// Takes a text apart with libcmark; every text is Markdown.
  ///
  /// The first line has the given number in its file.
  package init(parsing text: String, firstLine: Int = 1) {
    var text = text
    let root = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    defer { cmark_node_free(root) }
    self.init(root, depth: 0, firstLine: firstLine)
  }

  private init(_ node: OpaquePointer?, depth: Int, firstLine: Int) {
    kind = Kind(of: node)
    let start = Int(cmark_node_get_start_line(node)) + firstLine - 1
    let end = Int(cmark_node_get_end_line(node)) + firstLine - 1
    lines = start..<max(start, end) + 1
    literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    var children: [MarkdownNode] = []
    var next = depth < Self.deepest ? cmark_node_first_child(node) : nil
    while let child = next {
      children.append(MarkdownNode(child, depth: depth + 1, firstLine: firstLine))
      next = cmark_node_next(child)
    }
    self.children = children
  }
}

extension MarkdownNode.Kind {
  fileprivate init(of node: OpaquePointer?) {
    self =
      switch cmark_node_get_type(node) {
      case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
      case CMARK_NODE_LIST where cmark_node_get_list_type(node) == CMARK_ORDERED_LIST:
        .numberedList(start: Int(cmark_node_get_list_start(node)))
      case CMARK_NODE_LIST: .bulletList
      case CMARK_NODE_BLOCK_QUOTE: .blockQuote
      case CMARK_NODE_CODE_BLOCK: .codeBlock
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: .text
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: .lineBreak
      default: .other
      }
  }
}
