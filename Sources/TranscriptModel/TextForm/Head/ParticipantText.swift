import WireFormats

// A participant in the head: its name and its title.
extension TranscriptParticipant {
  private static let indentation = "  "

  func spelling(nameWidth: Int) -> String {
    Self.indentation + TextPlace.cell.spell(name.rawValue).padded(to: nameWidth) + "   "
      + TextPlace.rest.spell(title)
  }

  static func rows(
    reading reader: inout TextReader
  ) throws(TranscriptError) -> [TranscriptParticipant] {
    var rows: [TranscriptParticipant] = []
    guard reader.take("participants:") else { return rows }
    try reader.nextLine()
    while reader.take(indentation) {
      let name = ParticipantName(
        rawValue: WireText(try reader.take(.cell, "the name of a participant")))
      guard reader.takeGap() else { throw reader.expected("three spaces and a title") }
      rows.append(TranscriptParticipant(name: name, title: try reader.take(.rest, "a title")))
      try reader.nextLine()
    }
    return rows
  }
}
