/// A lesson's Markdown as plain text for a terminal.
public enum Prose {
  /// The text of a Markdown source, wrapped to a width in columns, with a line feed at its end; empty
  /// for an empty source.
  public static func plainText(of markdown: String, width: Int) -> String {
    let blocks = MarkdownTree(markdown).blocks.map { $0.lines(width: width) }
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}
