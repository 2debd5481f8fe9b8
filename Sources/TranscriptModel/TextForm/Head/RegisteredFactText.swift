import WireFormats

// A fact in the head: who holds to it, what it is and of whom, and its value,
// `  authorization-server   redirect_uri of eKNjzFFjH9A1ysYd   com.example.app:/auth`.
extension RegisteredFact {
  private static let indentation = "  "
  private static let owner = " of "
  /// How wide the columns get: a name that is wider pushes only its own line to the right.
  private static let (widestHolder, widestSubject) = (30, 40)

  /// The lines for all facts of a transcript; none when there is no fact.
  static func lines(_ facts: [RegisteredFact]) -> [String] {
    if facts.isEmpty { return [] }
    let cells = facts.map { ($0.holder, $0.subject) }
    let holderWidth = min(cells.map(\.0.count).max() ?? 0, widestHolder)
    let subjectWidth = min(cells.map(\.1.count).max() ?? 0, widestSubject)
    return ["registered:"]
      + zip(facts, cells).map { fact, cells in
        indentation + cells.0.padded(to: holderWidth) + "   "
          + cells.1.padded(to: subjectWidth) + "   " + TextPlace.rest.spell(fact.value)
      }
  }

  private var holder: String { TextPlace.cell.spell(at.rawValue) }

  /// The name, which ends at the first space, and what follows it.
  private var subject: String {
    TextPlace.word.spell(name) + (of.map { Self.owner + TextPlace.cell.spell($0) } ?? "")
  }

  static func rows(reading reader: inout TextReader) throws(TranscriptError) -> [RegisteredFact] {
    var rows: [RegisteredFact] = []
    guard reader.take("registered:") else { return rows }
    try reader.nextLine()
    while reader.take(indentation) {
      rows.append(try RegisteredFact(reading: &reader))
      try reader.nextLine()
    }
    return rows
  }

  private init(reading reader: inout TextReader) throws(TranscriptError) {
    let at = ParticipantName(
      rawValue: WireText(try reader.take(.cell, "the name of a participant")))
    guard reader.takeGap() else { throw reader.expected("three spaces and a name") }
    let name = try reader.take(.word, "a name such as 'redirect_uri'")
    var of: String?
    if reader.take(Self.owner) { of = try reader.take(.cell, "what the name belongs to") }
    guard reader.takeGap() else { throw reader.expected("three spaces and a value") }
    self.init(
      at: at, name: WireText(name), of: of.map { WireText($0) },
      value: WireText(try reader.take(.rest, "a value")))
  }
}
