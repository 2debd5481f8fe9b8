import Vocabulary
import WireFormats

// What is said about a step below its message: changes on the wire, notes, findings.
extension Step {
  /// The annotations in three groups, with an empty line before each.
  var annotationBlocks: [LayoutBlock] {
    // A name that would push all texts far to the right is not counted; its text stands below it.
    let aboutWidth = notes.map(\.about.count).filter { $0 <= 28 }.max() ?? 0
    let columns = FindingColumns(findings)
    let groups = [
      tampering.map(\.block), notes.map { $0.block(aboutWidth: aboutWidth) },
      findings.map { $0.block(in: columns) },
    ]
    return groups.filter { !$0.isEmpty }.flatMap { [.emptyLine] + $0 }
  }

  /// Reads the annotations, up to the next step or the end.
  mutating func takeAnnotations(from reader: inout TextReader) throws(TranscriptError) {
    try reader.skipBlankLines()
    while reader.starts(with: " ") {
      if reader.starts(with: Tampering.mark) {
        tampering.append(try Tampering(reading: &reader))
        try reader.nextLine()
      } else if reader.starts(with: Note.mark) {
        notes.append(try Note(reading: &reader))
      } else if Verdict.allCases.contains(where: { reader.starts(with: "  \($0.mark) ") }) {
        findings.append(try Finding(reading: &reader))
      } else {
        throw reader.expected(
          "a note after '  . ', a finding after \(Verdict.marks), or a change after '  ~ '")
      }
      try reader.skipBlankLines()
    }
  }
}

// A change on the wire: `  ~ form.code_verifier=abc   was 'dBjf…'`.
extension Tampering: TextElement {
  fileprivate static let mark = "  ~ "

  fileprivate var block: LayoutBlock {
    var line = LayoutLine(
      indentation: 2,
      LayoutCell([LayoutRun("~ ", .mark), LayoutRun(TextSlot.cell.spell(change), .change)]))
    guard let before else { return LayoutBlock(.change, [line]) }
    line.cells.append(LayoutCell("was '\(before)'", .value))
    if !isSpelled(line.text) {
      line.cells[1] = LayoutCell("was \(VisibleText.literal(before))", .value)
    }
    return LayoutBlock(.change, [line])
  }

  init(reading reader: inout TextReader) throws(TranscriptError) {
    guard reader.take(Self.mark) else { throw reader.expected("a change after '\(Self.mark)'") }
    change = WireText(try reader.take(.cell, "a change such as 'form.code=abc'"))
    before = nil
    guard reader.takeGap() else { return }
    guard reader.take("was ") else { throw reader.expected("'was' and what stood there before") }
    if reader.starts(with: "\\") {
      before = WireText(try reader.takeLiteral())
    } else {
      guard reader.rest.count > 1, reader.rest.last == UInt8(ascii: "'"), reader.take("'") else {
        throw reader.expected("a text in single quotes")
      }
      before = WireText(reader.take(bytes: reader.rest.count - 1))
      _ = reader.take("'")
    }
  }
}

// A note: `  . redirect_uri   where the answer goes (RFC 6749 §3.1.2)`.
extension Note: TextElement {
  fileprivate static let mark = "  . "

  /// The note with its text in a column that begins `aboutWidth` and three spaces after the mark.
  fileprivate func block(aboutWidth: Int) -> LayoutBlock {
    let label = LayoutLine(
      indentation: 2,
      LayoutCell([LayoutRun(". ", .mark), LayoutRun(TextSlot.cell.spell(about), .about)]))
    let column = Self.mark.count + aboutWidth + 3
    let reference = reference.map { [LayoutRun("(\($0))", .reference)] } ?? []
    let readable = LayoutBlock(
      .note, label: label, words: LayoutRun.words(of: text, .note) + reference, column: column)
    if isSpelled(readable.text) { return readable }
    let escapedReference = self.reference.map { " (\(TextSlot.rest.spell($0)))" } ?? ""
    return LayoutBlock(
      .note, label: label,
      words: [LayoutRun(VisibleText.literal(text) + escapedReference, .note)], column: column)
  }

  init(reading reader: inout TextReader) throws(TranscriptError) {
    guard reader.take(Self.mark) else { throw reader.expected("a note after '\(Self.mark)'") }
    let about = try reader.take(.cell, "what the note is about")
    try reader.startParagraph("the text of the note")
    guard reader.starts(with: "\\") else {
      self = Self.split(try reader.takeParagraph(), about: about)
      return
    }
    let text = try reader.takeLiteral()
    var reference: String?
    if reader.take(" (") { reference = try reader.takeReference() }
    try reader.nextLine()
    self.init(about: about, text: text, reference: reference)
  }

  /// Takes the reference off the end of a text.
  private static func split(_ text: String, about: String) -> Note {
    guard text.utf8.last == UInt8(ascii: ")"), let open = text.utf8.lastOpening else {
      return Note(about: about, text: text)
    }
    let reference = String(Substring(text.utf8[open...].dropFirst(2).dropLast()))
    guard isReference(reference) else { return Note(about: about, text: text) }
    return Note(about: about, text: String(text[..<open]), reference: reference)
  }

  /// Whether a text in parentheses at the end of a note names a source.
  private static func isReference(_ text: String) -> Bool {
    text.utf8.starts(with: "RFC ".utf8) || text.contains(" §")
      || SourceReference(citation: text) != nil
  }
}

extension TextReader {
  fileprivate mutating func takeReference() throws(TranscriptError) -> String {
    let reference: String
    if starts(with: "\\") {
      reference = try takeLiteral()
    } else {
      guard rest.last == UInt8(ascii: ")") else { throw expected("a reference and ')'") }
      reference = take(bytes: rest.count - 1)
    }
    guard take(")") else { throw expected("')'") }
    return reference
  }
}

extension String.UTF8View {
  /// The place of the last ` (`.
  fileprivate var lastOpening: String.Index? {
    indices.last {
      self[$0] == UInt8(ascii: " ") && self[index(after: $0)...].first == UInt8(ascii: "(")
    }
  }
}

/// The columns of a step's findings: as wide as the texts in them, where these are not too long.
private struct FindingColumns {
  let verdictWidth: Int
  let checkWidth: Int
  /// Where a message starts that stands beside its requirement.
  let messageColumn: Int

  init(_ findings: [Finding]) {
    verdictWidth = findings.map(\.verdict.mark.count).max() ?? 0
    checkWidth = min(findings.map(\.check.count).max() ?? 0, 32)
    let requirementWidth = min(findings.map(\.requirement.count).max() ?? 0, 28)
    messageColumn = 2 + verdictWidth + 3 + checkWidth + 3 + requirementWidth + 3
  }
}

// A finding: `  ok   code-challenge-format   RFC 7636 §4.2 (MUST)   43 characters of base64url`.
extension Finding: TextElement {
  private static let (expectedName, actualName) = ("expected", "actual")

  /// The finding, its cells in the given columns; a message that does not fit into the line stands
  /// below it.
  fileprivate func block(in columns: FindingColumns) -> LayoutBlock {
    let label = LayoutLine(
      indentation: 2, LayoutCell(verdict.mark, .verdict, width: columns.verdictWidth),
      LayoutCell(TextSlot.cell.spell(check), .check, width: columns.checkWidth),
      LayoutCell(TextSlot.cell.spell(requirement), .requirement))
    let isBeside = columns.messageColumn + message.count <= LayoutBlock.width
    let column = isBeside ? columns.messageColumn : 2 + columns.verdictWidth + 3
    func block(_ words: [LayoutRun]) -> LayoutBlock {
      var block = LayoutBlock(.finding(verdict), label: label, words: words, column: column)
      for (name, value) in [(Self.expectedName, expected), (Self.actualName, actual)] {
        guard let value else { continue }
        block.lines.append(
          LayoutLine(
            indentation: column, LayoutCell(name, .name, width: 11, gap: 0),
            LayoutCell(TextSlot.rest.spell(value), .value)))
      }
      return block
    }
    let readable = block(LayoutRun.words(of: message, .message))
    return isSpelled(readable.text)
      ? readable : block([LayoutRun(VisibleText.literal(message), .message)])
  }

  init(reading reader: inout TextReader) throws(TranscriptError) {
    guard let verdict = Verdict.allCases.first(where: { reader.take("  \($0.mark)   ") }) else {
      throw reader.expected("a finding after \(Verdict.marks)")
    }
    _ = reader.takeSpaces()
    let check = try reader.take(.cell, "the id of a check")
    guard reader.takeGap() else { throw reader.expected("three spaces and a requirement") }
    let requirement = try reader.take(.cell, "a requirement such as 'RFC 7636 §4.2 (MUST)'")
    let message = try reader.takeSentence("the message of the finding") { line in
      [Self.expectedName, Self.actualName].contains { line.starts(with: $0 + "   ") }
    }
    self.init(
      check: check, verdict: verdict, requirement: requirement, message: message,
      expected: try reader.takeValue(Self.expectedName),
      actual: try reader.takeValue(Self.actualName))
  }
}

extension TextReader {
  /// Reads a line below a finding, `expected   …`, if it stands here.
  fileprivate mutating func takeValue(_ name: String) throws(TranscriptError) -> WireText? {
    var ahead = self
    guard continuesParagraph, ahead.takeSpaces() > 0, ahead.take(name), ahead.takeGap() else {
      return nil
    }
    let value = try ahead.take(.rest, "a value")
    try ahead.nextLine()
    self = ahead
    return WireText(value)
  }
}

extension Verdict {
  /// The marks of all verdicts, for an error: what was expected.
  static let marks = "'  ok', '  FAIL', '  warn' or '  unknown'"

  /// How people read it: the word before a finding.
  public var mark: String {
    switch self {
    case .pass: "ok"
    case .fail: "FAIL"
    case .warning: "warn"
    case .unknown: "unknown"
    }
  }
}
