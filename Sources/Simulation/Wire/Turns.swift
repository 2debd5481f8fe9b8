/// Lets several activities of one run go on at the same time, one step at a time, in an order that can
/// be chosen and repeated.
///
/// An activity waits before each of its steps. When all that are not finished wait, the next one in the
/// order moves. So what a run does depends on the order alone, and not on how the queues are served.
actor Turns {
  @TaskLocal private static var current: Int?

  private let order: TurnOrder
  private var live: Set<Int> = []
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastMoved: Int?

  /// The choices that were made, in order.
  private(set) var choices: [TurnChoice] = []

  /// Turns in the given order; where it ends or names an activity that cannot move, they take turns.
  init(order: TurnOrder) { self.order = order }

  /// Runs activities until all are finished.
  ///
  /// - Throws: `WireMisuse` while other activities go on.
  func run(_ activities: [@Sendable () async -> Void]) async throws(WireMisuse) {
    guard live.isEmpty else { throw .nestedActivities }
    live = Set(activities.indices)
    await withTaskGroup(of: Void.self) { group in
      for (index, activity) in activities.enumerated() {
        group.addTask {
          await Self.$current.withValue(index) {
            await self.wait(for: index)
            await activity()
            await self.finish(index)
          }
        }
      }
    }
  }

  /// Waits until the activity that calls this may move.
  ///
  /// Outside of activities nobody has to wait.
  ///
  /// - Throws: `WireMisuse` while something else waits for the turn of the same activity.
  func pass() async throws(WireMisuse) {
    guard let activity = Self.current else { return }
    guard waiting[activity] == nil else { throw .secondWaiter(activity: activity) }
    await wait(for: activity)
  }

  private func wait(for activity: Int) async {
    await withCheckedContinuation { continuation in
      waiting[activity] = continuation
      moveNext()
    }
  }

  private func finish(_ activity: Int) {
    live.remove(activity)
    moveNext()
  }

  private func moveNext() {
    guard !live.isEmpty, waiting.count == live.count else { return }
    let candidates = waiting.keys.sorted()
    let wanted = order.activity(at: choices.count).flatMap { candidates.contains($0) ? $0 : nil }
    let next = wanted ?? candidates.first { $0 > lastMoved ?? -1 } ?? candidates[0]
    choices.append(TurnChoice(moved: next, candidates: candidates))
    lastMoved = next
    waiting.removeValue(forKey: next)?.resume()
  }
}

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

/// One choice between activities that could move.
package struct TurnChoice: Hashable, Sendable {
  /// The activity that moved.
  var moved: Int
  /// All that could have moved.
  var candidates: [Int]
}
