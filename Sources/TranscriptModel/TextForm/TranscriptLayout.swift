/// A transcript, or a part of one, as it is shown: which parts stand in which line, and what each is.
///
/// It is written once from the model. The text form and the terminal are two writers of it; a writer goes
/// by the roles of the parts, and never by their letters.
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
  public var unfolded: [LayoutRun] {
    var runs: [LayoutRun] = []
    for (index, line) in lines.enumerated() {
      let cells = line.cells.dropFirst(index == 0 ? 1 : 0)
      for (place, run) in cells.flatMap(\.runs).enumerated() {
        if place == 0 { runs.append(word: run) } else { runs.append(run) }
      }
    }
    return runs
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
    cells = [LayoutCell(name, .name, width: 12 - indentation, gap: 0)]
    cells += values.map { LayoutCell($0, .value) }
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
  /// The parts of its text.
  public var runs: [LayoutRun]
  /// How many blanks stand behind it, where another cell follows.
  public var padding: Int

  /// A cell in a column of the given width, which it may exceed, with a gap behind it.
  public init(_ runs: [LayoutRun], width: Int = 0, gap: Int = 3) {
    self.runs = runs
    padding = gap
    padding += max(width - text.count, 0)
  }

  /// A cell of one part.
  public init(_ text: String, _ role: LayoutRun.Role, width: Int = 0, gap: Int = 3) {
    self.init([LayoutRun(text, role)], width: width, gap: gap)
  }

  /// The whole text.
  public var text: String { runs.map(\.text).joined() }
}

/// A text with the role that it has in a layout.
public struct LayoutRun: Hashable, Sendable {
  /// What a text is.
  public enum Role: Hashable, Sendable {
    /// What a value, a row or a participant's title belongs to.
    case name
    /// A value, a title, a remark.
    case value
    /// A sign between others.
    case mark
    /// The number of a step in brackets.
    case stepNumber
    /// The id of a step.
    case stepID
    /// The name of a participant.
    case participant
    /// The time of a step.
    case time
    /// What became of a message: what it answers, who read it.
    case delivery
    /// The first line of a message, a header field, a line of a body.
    case startLine, field, body
    /// A command that confirms a calculation.
    case command
    /// A change on the wire.
    case change
    /// What a note is about, its text, and the section that it names.
    case about, note, reference
    /// What a check says, its id, the section that it enforces, and what was found.
    case verdict, check, requirement, message
  }

  /// The text, on one line.
  public var text: String
  /// What it is.
  public var role: Role

  /// A text with its role.
  public init(_ text: String, _ role: Role) {
    self.text = text
    self.role = role
  }
}

extension [LayoutRun] {
  /// Puts a text behind the others, with a space before it.
  mutating func append(word: LayoutRun) {
    guard let last = indices.last else { return append(word) }
    self[last].text += " "
    if self[last].role == word.role { self[last].text += word.text } else { append(word) }
  }
}
