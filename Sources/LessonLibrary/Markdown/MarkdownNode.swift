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
