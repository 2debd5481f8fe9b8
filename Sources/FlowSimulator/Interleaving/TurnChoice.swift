/// One choice between activities that could move.
struct TurnChoice: Hashable, Sendable {
  /// The activity that moved.
  var moved: Int
  /// All that could have moved.
  var candidates: [Int]
}
