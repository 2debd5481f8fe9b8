/// A transcript, or a part of one, as it is shown: of which elements it is made, what each is, and which
/// texts stand in which line of it.
///
/// It is written once from the model. The text form and the terminal are two writers of it; a writer goes
/// by the kinds of the elements, and never by their letters.
public struct TranscriptLayout: Hashable, Sendable {
  /// The elements in order.
  public var blocks: [LayoutBlock]

  /// A layout of these elements.
  public init(_ blocks: [LayoutBlock] = []) { self.blocks = blocks }

  /// A layout of these elements, each of one line.
  public init(_ kind: LayoutBlock.Kind, _ lines: [LayoutLine]) {
    blocks = lines.map { LayoutBlock(kind, [$0]) }
  }

  /// The text form.
  public var text: String { blocks.map(\.text).joined() }

  /// One layout below the other.
  public static func + (one: TranscriptLayout, other: TranscriptLayout) -> TranscriptLayout {
    TranscriptLayout(one.blocks + other.blocks)
  }
}

/// An element of a layout: a line, or several that belong together.
public struct LayoutBlock: Hashable, Sendable {
  /// What the element is.
  public enum Kind: Hashable, Sendable {
    /// The first line of a step or of the outcome.
    case heading
    /// A row of the head or of the outcome; also a sentence, or nothing.
    case row
    /// Lines of a message or of a calculation: a blank more or less would falsify them.
    case verbatim
    /// A change on the wire.
    case change
    /// A note: a label and one paragraph.
    case note
    /// A finding: a label, the message, and perhaps the values that were compared.
    case finding(Verdict)
  }

  /// What the element is.
  public var kind: Kind
  /// Its lines, as the text form folds it.
  public var lines: [LayoutLine]

  /// An element with these lines.
  public init(_ kind: Kind, _ lines: [LayoutLine]) {
    self.kind = kind
    self.lines = lines
  }

  /// An empty line.
  public static let emptyLine = LayoutBlock(.row, [LayoutLine()])

  /// The lines in the text form, each with its line feed.
  public var text: String { lines.map { $0.text + "\n" }.joined() }

  /// The paragraph of a note as it was before it was folded, without the label.
  public var unfolded: String {
    lines.enumerated().flatMap { index, line in line.cells.dropFirst(index == 0 ? 1 : 0) }
      .map(\.text).joined(separator: " ")
  }
}

/// A line of a layout.
public struct LayoutLine: Hashable, Sendable {
  /// How many blanks the line begins with.
  public var indentation: Int
  /// What stands in the line; the first cell of several is a label.
  public var cells: [LayoutCell]

  /// A line with these cells.
  public init(indentation: Int = 0, _ cells: LayoutCell...) {
    self.indentation = indentation
    self.cells = cells
  }

  /// A row of the head or of the outcome, `flow:       pkce`: its values begin in the thirteenth column.
  init(indentation: Int = 0, name: String, _ values: String...) {
    self.indentation = indentation
    cells = [LayoutCell(name, width: 12 - indentation, gap: 0)] + values.map { LayoutCell($0) }
  }

  /// The line in the text form.
  public var text: String {
    cells.indices.reduce(into: "".padded(to: indentation)) { text, index in
      text += cells[index].text
      if index < cells.count - 1 { text += "".padded(to: cells[index].padding) }
    }
  }

  /// Where the cell after the label begins; nil where there is none.
  public var column: Int? {
    cells.count > 1 ? indentation + cells[0].text.count + cells[0].padding : nil
  }
}

/// A cell of a line.
public struct LayoutCell: Hashable, Sendable {
  /// The text.
  public var text: String
  /// How many blanks stand behind it, where another cell follows.
  public var padding: Int

  /// A cell in a column of the given width, which it may exceed, with a gap behind it.
  public init(_ text: String, width: Int = 0, gap: Int = 3) {
    self.text = text
    padding = gap + max(width - text.count, 0)
  }
}
