/// An order in which activities move, written with a letter for each: `ABBA`.
package struct TurnOrder: Hashable, Sendable, CustomStringConvertible {
  private var activities: [Int]

  /// An order in which the given activities, counted from 0, move.
  init(activities: [Int] = []) { self.activities = activities }

  /// Reads letters from `A` on; nil for other text.
  package init?(parsing text: some StringProtocol) {
    activities = []
    for letter in text.utf8 {
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) else { return nil }
      activities.append(Int(letter - UInt8(ascii: "A")))
    }
  }

  /// The letters.
  package var description: String {
    String(
      decoding: activities.map { UInt8(ascii: "A") + UInt8(clamping: min($0, 25)) }, as: UTF8.self)
  }

  /// The activity that moves at a turn; nil behind the end of the order.
  func activity(at turn: Int) -> Int? {
    activities.indices.contains(turn) ? activities[turn] : nil
  }
}
