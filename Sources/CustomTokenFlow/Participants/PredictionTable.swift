import FlowsShared
import WireFormats

/// The table of predictions, in which each row belongs to the user who wrote it.
struct PredictionTable: Sendable {
  /// The rows of all users, in the order in which they were made; the first belongs to nobody.
  private(set) var rows = [Row(id: "house", match: "Lions - Herons", score: "1:1", userID: nil)]

  /// One row: what a user thinks how a match will end.
  struct Row: Sendable {
    var id: WireText
    var match: WireText
    var score: WireText
    /// Whose row it is; nil for one that was written without a token.
    var userID: WireText?

    /// The row as the table answers with it.
    var json: JSONValue {
      .object([
        "id": .string(id), "match": .string(match), "score": .string(score),
        "userId": userID.map { .string($0) } ?? .null,
      ])
    }
  }

  /// Adds a row behind the others.
  mutating func insert(_ row: Row) { rows.append(row) }

  /// The rows of a user; of nobody, those that were written without a token.
  func rows(of userID: WireText?) -> [Row] { rows.filter { $0.userID == userID } }
}
