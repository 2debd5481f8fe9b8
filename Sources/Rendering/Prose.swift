/// Words for people, set into lines of a width.
package enum Prose {
  /// The text of a Markdown source, wrapped to a width in columns, with a line feed at its end; empty
  /// for an empty source.
  package static func plainText(of markdown: String, width: Int) -> String {
    let blocks = ProseBlock.blocks(of: markdown).map { $0.lines(width: width) }
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// A paragraph that is no Markdown, wrapped to a width in columns, with a line feed at its end.
  package static func wrapped(_ text: String, width: Int) -> String {
    WrappedText.lines(of: text, width: width).joined(separator: "\n") + "\n"
  }
}
