import FlowsShared
import Simulation
import WireFormats

/// One row of the table: what a user thinks how a match will end.
struct PredictionRow: Sendable {
  var id: WireText
  var match: WireText
  var score: WireText
  /// Whose row it is; nil for one that was written without a token.
  var userID: WireText?

  /// The row as the table answers with it.
  var json: JSONValue {
    .object(
      JSONMember("id", .string(id)), JSONMember("match", .string(match)),
      JSONMember("score", .string(score)),
      JSONMember("userId", userID.map { .string($0) } ?? .null))
  }
}
