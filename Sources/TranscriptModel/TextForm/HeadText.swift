import FoundationEssentials
import Vocabulary
import WireFormats

// The head of a transcript: what was set, what was registered, and who took part.
extension Transcript {
  private static let firstWords = "authwalk transcript "
  private static var expectedFirstLine: String { "'\(firstWords)\(formatVersion)'" }

  /// The lines that may stand last in a head, in their order.
  static func lineNames(inVersion version: Int) -> String {
    "'setting:', 'without:', 'attack:', 'tampering:', "
      + (version < 2 ? "" : "'profile:', 'registered:', ") + "'participants:'"
  }

  /// The head as it is shown.
  ///
  /// The first line has the newest version, since nothing is written in an older one.
  public var headLayout: TranscriptLayout {
    var lines = [LayoutLine(LayoutCell(Self.firstWords + "\(Self.formatVersion)", .name))]
    func add(_ name: String, _ value: String?) {
      if let value { lines.append(LayoutLine(name: name, TextSlot.rest.spell(value))) }
    }
    add("lesson:", lesson)
    add("run:", run)
    add("flow:", flow)
    lines += [SeedText.line(seed), StartText.line(startedAt)]
    lines += settings.map { LayoutLine(name: "setting:", LayoutCell($0.runs()).text) }
    for name in without { add("without:", name) }
    add("attack:", attack)
    for change in tampering { add("tampering:", change.string) }
    add("profile:", profile)
    lines += RegisteredFact.lines(registered) + TranscriptParticipant.lines(participants)
    return TranscriptLayout(.row, lines)
  }

  init(readingHead reader: inout TextReader) throws(TranscriptError) {
    let version = try Self.readFirstLine(&reader)
    self.init(
      version: version, lesson: try reader.takeHeadLine("lesson", TextReader.value),
      run: try reader.takeHeadLine(ifNamed: "run", TextReader.value),
      flow: try reader.takeHeadLine("flow", TextReader.value),
      seed: try reader.takeHeadLine("seed", SeedText.read),
      startedAt: try reader.takeHeadLine("started", StartText.read),
      settings: try reader.takeHeadLines("setting", NamedValue.init(reading:)),
      without: try reader.takeHeadLines("without", TextReader.value),
      attack: try reader.takeHeadLine(ifNamed: "attack", TextReader.value),
      tampering: try reader.takeHeadLines("tampering", TextReader.value).map { WireText($0) },
      profile: version < 2
        ? nil : try reader.takeHeadLine(ifNamed: "profile", TextReader.value),
      registered: version < 2
        ? [] : try reader.takeRows("registered", RegisteredFact.init(reading:)),
      participants: try reader.takeRows("participants", TranscriptParticipant.init(reading:)))
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

extension TextReader {
  /// Reads what is left of the line.
  fileprivate static func value(_ reader: inout TextReader) throws(TranscriptError) -> String {
    try reader.take(.rest, "a value")
  }

  /// Goes past a name and its colon, if they stand here.
  mutating func takeName(ofHeadLine name: String) throws(TranscriptError) -> Bool {
    guard take("\(name):") else { return false }
    guard takeSpaces() > 0 else { throw expected("a space and a value") }
    return true
  }

  /// Reads a line of the head, `flow:       pkce`, if it stands here.
  fileprivate mutating func takeHeadLine<Value>(
    ifNamed name: String, _ read: (inout TextReader) throws(TranscriptError) -> Value
  ) throws(TranscriptError) -> Value? {
    guard try takeName(ofHeadLine: name) else { return nil }
    let value = try read(&self)
    try nextLine()
    return value
  }

  /// Reads a line that must stand here.
  fileprivate mutating func takeHeadLine<Value>(
    _ name: String, _ read: (inout TextReader) throws(TranscriptError) -> Value
  ) throws(TranscriptError) -> Value {
    guard let value = try takeHeadLine(ifNamed: name, read) else { throw expected("'\(name):'") }
    return value
  }

  /// Reads all lines of this name that stand here.
  fileprivate mutating func takeHeadLines<Value>(
    _ name: String, _ read: (inout TextReader) throws(TranscriptError) -> Value
  ) throws(TranscriptError) -> [Value] {
    var values: [Value] = []
    while let value = try takeHeadLine(ifNamed: name, read) { values.append(value) }
    return values
  }

  /// Reads the rows below a name and its colon, if they stand here.
  fileprivate mutating func takeRows<Value>(
    _ name: String, _ read: (inout TextReader) throws(TranscriptError) -> Value
  ) throws(TranscriptError) -> [Value] {
    var rows: [Value] = []
    guard take("\(name):") else { return rows }
    try nextLine()
    while take("  ") {
      rows.append(try read(&self))
      try nextLine()
    }
    return rows
  }
}

/// The seed, with a remark that says what it means for the secrets.
private enum SeedText {
  static func line(_ seed: String?) -> LayoutLine {
    guard let seed else {
      return LayoutLine(
        name: "seed:", "none",
        "(live: the random values of this run are its own, and some may still be secret)")
    }
    return LayoutLine(
      name: "seed:", seed == "none" ? VisibleText.literal(seed) : TextSlot.cell.spell(seed),
      "(public: whoever runs this with the same seed gets the same secrets and keys)")
  }

  static func read(_ reader: inout TextReader) throws(TranscriptError) -> String? {
    let isEscaped = reader.starts(with: "\\")
    let word = try reader.take(.cell, "a seed or 'none'")
    if reader.takeGap() {
      guard reader.take("(") else { throw reader.expected("a remark in parentheses") }
      _ = reader.takeRest()
    }
    return word == "none" && !isEscaped ? nil : word
  }
}

/// The start, as seconds since 1970 and as a date for people.
private enum StartText {
  static func line(_ seconds: Int) -> LayoutLine {
    var line = LayoutLine(name: "started:", "\(seconds)")
    if let date = date(seconds) { line.cells.append(LayoutCell(date, .value)) }
    return line
  }

  static func read(_ reader: inout TextReader) throws(TranscriptError) -> Int {
    let seconds = try reader.takeInteger("the seconds since 1970")
    if reader.takeGap() {
      let date = date(seconds) ?? ""
      guard reader.take(date) else {
        throw reader.expected("'\(date)', which \(seconds) seconds since 1970 are")
      }
    }
    return seconds
  }

  /// The form of RFC 3339, `2026-01-01T00:00:00Z`; nil outside the years 0 to 9999, which have four
  /// digits.
  ///
  /// The library takes days before 15 October 1582 for Julian ones. So a year of the first 2,000 is asked
  /// for 2,000 years later: the calendar is the same every 400 years.
  private static func date(_ seconds: Int) -> String? {
    guard (-62_167_219_200...253_402_300_799).contains(seconds) else { return nil }
    let isEarly = seconds < 946_684_800
    let date = Date(timeIntervalSince1970: Double(seconds + (isEarly ? 63_113_904_000 : 0)))
      .formatted(.iso8601)
    guard isEarly, let year = Int(date.prefix(4)) else { return date }
    return String("\(year + 8000)".dropFirst()) + date.dropFirst(4)
  }
}

// A participant in the head: its name and its title.
extension TranscriptParticipant {
  fileprivate static func lines(_ participants: [TranscriptParticipant]) -> [LayoutLine] {
    if participants.isEmpty { return [] }
    let width = min(participants.map(\.name.rawValue.string.count).max() ?? 0, 30)
    return [LayoutLine(LayoutCell("participants:", .name))]
      + participants.map {
        LayoutLine(
          indentation: 2, LayoutCell($0.name.rawValue.spelledCell, .participant, width: width),
          LayoutCell(TextSlot.rest.spell($0.title), .value))
      }
  }

  fileprivate init(reading reader: inout TextReader) throws(TranscriptError) {
    name = ParticipantName(rawValue: WireText(try reader.take(.cell, "the name of a participant")))
    guard reader.takeGap() else { throw reader.expected("three spaces and a title") }
    title = try reader.take(.rest, "a title")
  }
}

// A fact in the head: who holds to it, what it is and of whom, and its value,
// `  authorization-server   redirect_uri of eKNjzFFjH9A1ysYd   com.example.app:/auth`.
extension RegisteredFact {
  /// The lines for all facts of a transcript; a cell that is too wide pushes only its own line to the
  /// right.
  fileprivate static func lines(_ facts: [RegisteredFact]) -> [LayoutLine] {
    if facts.isEmpty { return [] }
    let cells = facts.map { ($0.at.rawValue.spelledCell, $0.subject) }
    let holderWidth = min(cells.map(\.0.count).max() ?? 0, 30)
    let subjectWidth = min(cells.map(\.1.count).max() ?? 0, 40)
    return [LayoutLine(LayoutCell("registered:", .name))]
      + zip(facts, cells).map { fact, cells in
        LayoutLine(
          indentation: 2, LayoutCell(cells.0, .participant, width: holderWidth),
          LayoutCell(cells.1, .name, width: subjectWidth),
          LayoutCell(TextSlot.rest.spell(fact.value), .value))
      }
  }

  /// The name, which ends at the first space, and what follows it.
  private var subject: String {
    TextSlot.word.spell(name) + (of.map { " of \($0.spelledCell)" } ?? "")
  }

  fileprivate init(reading reader: inout TextReader) throws(TranscriptError) {
    at = ParticipantName(rawValue: WireText(try reader.take(.cell, "the name of a participant")))
    guard reader.takeGap() else { throw reader.expected("three spaces and a name") }
    name = WireText(try reader.take(.word, "a name such as 'redirect_uri'"))
    of = reader.take(" of ") ? WireText(try reader.take(.cell, "what the name belongs to")) : nil
    guard reader.takeGap() else { throw reader.expected("three spaces and a value") }
    value = WireText(try reader.take(.rest, "a value"))
  }
}

extension WireText {
  /// The text as it can stand in a cell.
  fileprivate var spelledCell: String { TextSlot.cell.spell(self) }
}
