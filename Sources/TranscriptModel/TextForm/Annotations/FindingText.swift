import WireFormats

// A finding: `  ok   code-challenge-format   RFC 7636 §4.2 (MUST)   43 characters of base64url`.
extension Finding {
  private static let expectedName = "expected"
  private static let actualName = "actual"

  /// The finding, its cells in the given columns; a message that does not fit into the line stands
  /// below it.
  func spelling(in columns: FindingColumns) -> String {
    let mark = "  " + verdict.mark.padded(to: columns.verdictWidth) + "   "
    let label =
      mark + TextPlace.cell.spell(check).padded(to: columns.checkWidth) + "   "
      + TextPlace.cell.spell(requirement)
    let isBeside = columns.messageColumn + message.count <= Paragraph.width
    let column = isBeside ? columns.messageColumn : mark.count
    let values = valueLines(column: column)
    let readable = Paragraph.set(Paragraph.words(message), after: label, column: column) + values
    let exact = Spelling.exact(readable, of: self) {
      reader throws(TranscriptError) in try Finding(reading: &reader)
    }
    return exact
      ?? Paragraph.set([VisibleText.literal(message)], after: label, column: column) + values
  }

  /// The lines of `expected` and `actual`, their values one below the other.
  private func valueLines(column: Int) -> String {
    let indentation = String(repeating: " ", count: column)
    let values = [(Self.expectedName, expected), (Self.actualName, actual)]
    return values.compactMap { name, value in
      value.map { "\n" + indentation + name.padded(to: 11) + TextPlace.rest.spell($0) }
    }.joined()
  }

  init(reading reader: inout TextReader) throws(TranscriptError) {
    guard let verdict = Verdict.allCases.first(where: { reader.take("  \($0.mark)   ") }) else {
      throw reader.expected("a finding after \(Verdict.marks)")
    }
    _ = reader.takeSpaces()
    let check = try reader.take(.cell, "the id of a check")
    guard reader.takeGap() else { throw reader.expected("three spaces and a requirement") }
    let requirement = try reader.take(.cell, "a requirement such as 'RFC 7636 §4.2 (MUST)'")
    try reader.startParagraph("the message of the finding")
    let message: String
    if reader.starts(with: "\\") {
      message = try reader.takeLiteral()
      try reader.nextLine()
    } else {
      message = try reader.takeParagraph { line in
        [Self.expectedName, Self.actualName].contains { line.starts(with: $0 + "   ") }
      }
    }
    self.init(
      check: check, verdict: verdict, requirement: requirement, message: message,
      expected: try reader.takeValue(Self.expectedName).map { WireText($0) },
      actual: try reader.takeValue(Self.actualName).map { WireText($0) })
  }
}

extension TextReader {
  /// Reads a line below a finding, `expected   …`, if it stands here.
  fileprivate mutating func takeValue(_ name: String) throws(TranscriptError) -> String? {
    var ahead = self
    guard continuesParagraph, ahead.takeSpaces() > 0, ahead.take(name), ahead.takeGap() else {
      return nil
    }
    let value = try ahead.take(.rest, "a value")
    try ahead.nextLine()
    self = ahead
    return value
  }
}

extension Verdict {
  /// The marks of all verdicts, for an error: what was expected.
  static let marks = "'  ok', '  FAIL', '  warn' or '  unknown'"

  /// The word before a finding.
  var mark: String {
    switch self {
    case .pass: "ok"
    case .fail: "FAIL"
    case .warning: "warn"
    case .unknown: "unknown"
    }
  }
}
