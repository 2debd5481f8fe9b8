/// The text form of transcripts, for people and for golden files: `docs/transcript-format.md`.
///
/// Reading what was written gives the same values, whatever texts they hold. That is so by
/// construction: each element is written in its readable form only when that reads back as the same
/// element, and else with an escape.
public enum TranscriptText {
  /// The transcripts one after the other, with two empty lines between them.
  ///
  /// Each has the newest version; an older one is written as its `upgraded`.
  public static func write(_ transcripts: [Transcript]) -> String { layout(of: transcripts).text }

  /// The same as they are shown.
  public static func layout(of transcripts: [Transcript]) -> TranscriptLayout {
    let gap = [LayoutBlock.emptyLine, .emptyLine]
    return TranscriptLayout(
      Array(transcripts.map { layout(of: $0.upgraded).blocks }.joined(separator: gap)))
  }

  private static func layout(of transcript: Transcript) -> TranscriptLayout {
    var blocks = transcript.headLayout.blocks
    for step in transcript.steps {
      blocks += [.emptyLine] + step.layout(startedAt: transcript.startedAt).blocks
    }
    let none = LayoutBlock(.heading, [LayoutLine(name: "outcome:", "none")])
    return TranscriptLayout(blocks + [.emptyLine] + (transcript.outcome?.layout.blocks ?? [none]))
  }

  /// Reads one transcript or more.
  ///
  /// - Throws: `TranscriptError` with the place and what was expected there.
  public static func parse(_ text: String) throws(TranscriptError) -> [Transcript] {
    var reader = try Transcript.startReading(text)
    var transcripts: [Transcript] = []
    repeat {
      transcripts.append(try Transcript(reading: &reader))
      try reader.skipBlankLines()
    } while !reader.isAtEnd
    return transcripts
  }
}

extension Transcript {
  /// The text form of this transcript alone.
  public var text: String { TranscriptText.write([self]) }

  /// Reads a text that holds exactly one transcript.
  ///
  /// - Throws: `TranscriptError` with the place and what was expected there.
  public init(text: String) throws(TranscriptError) {
    var reader = try Self.startReading(text)
    self = try Transcript(reading: &reader)
    try reader.skipBlankLines()
    guard reader.isAtEnd else { throw reader.expected("the end of the file") }
  }

  fileprivate init(reading reader: inout TextReader) throws(TranscriptError) {
    self = try Transcript(readingHead: &reader)
    guard reader.isAtLineEnd else {
      throw reader.expected(
        "an empty line, or \(Self.lineNames(inVersion: version)) in this order")
    }
    try reader.skipBlankLines()
    while reader.starts(with: "[") {
      steps.append(try Step(reading: &reader, startedAt: startedAt))
    }
    guard try reader.takeName(ofHeadLine: "outcome") else {
      throw reader.expected("a step such as '[1] …' or the end, 'outcome: …'")
    }
    outcome = try Outcome.read(&reader)
  }
}
