import WireFormats

// The end: `outcome: refused`, then what is known of it in rows.
extension Outcome {
  private static let indentation = "  "
  private static let column = 12

  /// The lines of the outcome in the text form, each with its line feed.
  public var text: String {
    var lines = [HeadLine.spell("outcome", result.rawValue)]
    let rows = [
      ("step", step?.spelling), ("by", by.map { TextPlace.rest.spell($0.rawValue) }),
      ("error", error.map { TextPlace.rest.spell($0) }),
      ("defence", defence.map { TextPlace.rest.spell($0) }), ("steps", "\(stepCount)"),
    ]
    for (name, value) in rows {
      if let value { lines.append((Self.indentation + name).padded(to: Self.column) + value) }
    }
    lines.append(messageRow)
    return lines.joined(separator: "\n") + "\n"
  }

  private var messageRow: String {
    let label = Self.indentation + "message"
    let readable = Paragraph.set(Paragraph.words(message), after: label, column: Self.column)
    let exact = Spelling.exact(readable, of: message) { reader throws(TranscriptError) in
      try reader.takeMessageRow()
    }
    return exact
      ?? Paragraph.set([VisibleText.literal(message)], after: label, column: Self.column)
  }

  /// Reads what follows `outcome:`; nil where `none` stands.
  static func read(_ reader: inout TextReader) throws(TranscriptError) -> Outcome? {
    let results = Result.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let start = reader
    let word = try reader.take(.rest, "the result of the run")
    guard word != "none" else {
      try reader.nextLine()
      return nil
    }
    guard let result = Result(rawValue: word) else {
      throw start.expected("one of \(results), 'none'")
    }
    try reader.nextLine()
    let step = try reader.takeRow("step") { reader throws(TranscriptError) in
      try StepID(reading: &reader)
    }
    let by = try reader.takeRow("by")
    let error = try reader.takeRow("error")
    let defence = try reader.takeRow("defence")
    let stepCount = try reader.takeRow("steps") { reader throws(TranscriptError) in
      try reader.takeInteger("a number of steps")
    }
    guard let stepCount else { throw reader.expected("'  steps' and their number") }
    return Outcome(
      result: result, step: step, by: by.map { ParticipantName(rawValue: WireText($0)) },
      error: error.map { WireText($0) },
      defence: defence, stepCount: stepCount, message: try reader.takeMessageRow())
  }
}

extension TextReader {
  fileprivate mutating func takeRow<Value>(
    _ name: String, _ read: (inout TextReader) throws(TranscriptError) -> Value
  ) throws(TranscriptError) -> Value? {
    guard take("  \(name)   ") else { return nil }
    _ = takeSpaces()
    let value = try read(&self)
    try nextLine()
    return value
  }

  fileprivate mutating func takeRow(_ name: String) throws(TranscriptError) -> String? {
    try takeRow(name) { reader throws(TranscriptError) in try reader.take(.rest, "a text") }
  }

  fileprivate mutating func takeMessageRow() throws(TranscriptError) -> String {
    guard take("  message") else { throw expected("'  message' and a sentence") }
    try startParagraph("a sentence")
    guard starts(with: "\\") else { return try takeParagraph() }
    let message = try takeLiteral()
    try nextLine()
    return message
  }
}
