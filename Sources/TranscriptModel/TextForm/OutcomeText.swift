import Vocabulary
import WireFormats

// The end: `outcome: refused`, then what is known of it in rows.
extension Outcome {
  /// The outcome as it is shown.
  public var layout: TranscriptLayout {
    var blocks = [LayoutBlock(.heading, [LayoutLine(name: "outcome:", result.rawValue)])]
    let rows = [
      ("step", step?.spelling), ("by", by.map { TextSlot.rest.spell($0.rawValue) }),
      ("error", error.map { TextSlot.rest.spell($0) }),
      ("defence", defence.map { TextSlot.rest.spell($0) }), ("steps", "\(stepCount)"),
    ]
    for case (let name, let value?) in rows {
      blocks.append(LayoutBlock(.row, [LayoutLine(indentation: 2, name: name, value)]))
    }
    return TranscriptLayout(blocks + [messageBlock])
  }

  private var messageBlock: LayoutBlock {
    func block(_ words: [LayoutRun]) -> LayoutBlock {
      let label = LayoutLine(indentation: 2, LayoutCell("message", .name))
      return LayoutBlock(.row, label: label, words: words, column: 12)
    }
    let readable = block(LayoutRun.words(of: message, .value))
    let isExact = Spelling.isExact(readable.text, of: message, read: Self.readMessage)
    return isExact ? readable : block([LayoutRun(VisibleText.literal(message), .value)])
  }

  /// Reads what follows `outcome:`; nil where `none` stands.
  static func read(_ reader: inout TextReader) throws(TranscriptError) -> Outcome? {
    let results = Result.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let start = reader
    let word = try reader.take(.rest, "the result of the run")
    guard word == "none" || Result(rawValue: word) != nil else {
      throw start.expected("one of \(results), 'none'")
    }
    try reader.nextLine()
    guard let result = Result(rawValue: word) else { return nil }
    let step = try reader.takeRow("step", StepID.init(reading:))
    let by = try reader.takeRow("by", TextReader.text)
    let error = try reader.takeRow("error", TextReader.text)
    let defence = try reader.takeRow("defence", TextReader.text)
    let stepCount = try reader.takeRow("steps") { reader throws(TranscriptError) in
      try reader.takeInteger("a number of steps")
    }
    guard let stepCount else { throw reader.expected("'  steps' and their number") }
    return Outcome(
      result: result, step: step, by: by.map { ParticipantName(rawValue: WireText($0)) },
      error: error.map { WireText($0) },
      defence: defence, stepCount: stepCount, message: try readMessage(&reader))
  }

  private static func readMessage(_ reader: inout TextReader) throws(TranscriptError) -> String {
    guard reader.take("  message") else { throw reader.expected("'  message' and a sentence") }
    return try reader.takeSentence("a sentence")
  }
}

extension TextReader {
  fileprivate static func text(_ reader: inout TextReader) throws(TranscriptError) -> String {
    try reader.take(.rest, "a text")
  }

  fileprivate mutating func takeRow<Value>(
    _ name: String, _ read: (inout TextReader) throws(TranscriptError) -> Value
  ) throws(TranscriptError) -> Value? {
    guard take("  \(name)   ") else { return nil }
    _ = takeSpaces()
    let value = try read(&self)
    try nextLine()
    return value
  }
}
