/// A block at the top level of a Markdown text, with the lines that it takes up.
struct MarkdownBlock {
  /// What a lesson needs to tell apart.
  enum Kind {
    /// A heading; level 1 is the highest.
    case heading(level: Int)
    /// A list without numbers, with the lines of each item.
    case bulletList(items: [Range<Int>])
    /// A quote.
    case blockQuote
    /// Any other block.
    case other
  }

  let kind: Kind
  /// The block's lines in the file; lines count from 1.
  let lines: Range<Int>
}
