import WireFormats

// The head of a transcript: what was set, and who took part.
extension Transcript {
  private static let firstWords = "authwalk transcript "
  private static var expectedFirstLine: String { "'\(firstWords)\(formatVersion)'" }

  /// The lines that may stand last in a head, in their order.
  static func lineNames(inVersion version: Int) -> String {
    "'setting:', 'without:', 'attack:', 'tampering:', "
      + (version < 2 ? "" : "'profile:', 'registered:', ") + "'participants:'"
  }

  /// The lines of the head in the text form, each with its line feed.
  ///
  /// The first has the newest version, since nothing is written in an older one.
  public var headText: String {
    var lines = [Self.firstWords + "\(Self.formatVersion)"]
    let text = { (text: String) in TextPlace.rest.spell(text) }
    lines.append(HeadLine.spell("lesson", text(lesson)))
    if let run { lines.append(HeadLine.spell("run", text(run))) }
    lines.append(HeadLine.spell("flow", text(flow)))
    lines.append(HeadLine.spell("seed", SeedText.spell(seed)))
    lines.append(HeadLine.spell("started", StartText.spell(startedAt)))
    lines += settings.map { HeadLine.spell("setting", $0.spelling()) }
    lines += without.map { HeadLine.spell("without", text($0)) }
    if let attack { lines.append(HeadLine.spell("attack", text(attack))) }
    lines += tampering.map { HeadLine.spell("tampering", text($0.string)) }
    if let profile { lines.append(HeadLine.spell("profile", text(profile))) }
    lines += RegisteredFact.lines(registered)
    if !participants.isEmpty { lines.append("participants:") }
    let nameWidth = min(participants.map(\.name.rawValue.string.count).max() ?? 0, 30)
    lines += participants.map { $0.spelling(nameWidth: nameWidth) }
    return lines.map { $0 + "\n" }.joined()
  }

  init(readingHead reader: inout TextReader) throws(TranscriptError) {
    let version = try Self.readFirstLine(&reader)
    let text = { (reader: inout TextReader) throws(TranscriptError) in
      try reader.take(.rest, "a value")
    }
    self.init(
      version: version, lesson: try reader.takeHeadLine("lesson"),
      run: try reader.takeHeadLine(ifNamed: "run"), flow: try reader.takeHeadLine("flow"),
      seed: try reader.takeHeadLine("seed", SeedText.read),
      startedAt: try reader.takeHeadLine("started", StartText.read),
      settings: try reader.takeHeadLines("setting") { reader throws(TranscriptError) in
        try NamedValue(reading: &reader)
      },
      without: try reader.takeHeadLines("without", text),
      attack: try reader.takeHeadLine(ifNamed: "attack"),
      tampering: try reader.takeHeadLines("tampering", text).map { WireText($0) },
      profile: version < 2 ? nil : try reader.takeHeadLine(ifNamed: "profile"),
      registered: version < 2 ? [] : try RegisteredFact.rows(reading: &reader),
      participants: try TranscriptParticipant.rows(reading: &reader))
  }

  /// Looks whether a text starts like a transcript before it complains of anything else in it.
  static func startReading(_ text: String) throws(TranscriptError) -> TextReader {
    guard text.utf8.starts(with: firstWords.utf8) else {
      let line = String(Substring(text.utf8.prefix { $0 != UInt8(ascii: "\n") }))
      let found =
        text.isEmpty ? "an empty file" : line.isEmpty ? "an empty line" : VisibleText.excerpt(line)
      throw TranscriptError(
        position: SourcePosition(line: 1, column: 1),
        message: "expected \(expectedFirstLine), found \(found)")
    }
    return try TextReader(text)
  }

  private static func readFirstLine(_ reader: inout TextReader) throws(TranscriptError) -> Int {
    guard reader.take(firstWords) else { throw reader.expected(expectedFirstLine) }
    let start = reader
    let version = try reader.takeInteger("the version of the format")
    if let complaint = complaint(aboutVersion: version) { throw start.error(complaint) }
    try reader.nextLine()
    return version
  }
}
