import TranscriptModel

/// An attack that sends messages at the same time, played in every order in which they can move.
package struct RaceTrial: Sendable {
  /// The attack.
  package let attack: Attack
  /// How many orders there are.
  package let orderCount: Int
  /// The orders in which the attack reaches its goal though every defence is on.
  package let failing: [TurnOrder]
  /// Whether every order was played; there may be too many.
  package let isComplete: Bool

  /// What does not hold: an order in which the attack succeeds, or orders that were not played.
  var violations: [String] {
    let incomplete =
      isComplete ? [] : ["'\(attack.name)' has more orders than the \(orderCount) that were played"]
    return incomplete
      + failing.map { "'\(attack.name)' succeeds in the order \($0); '--order \($0)' repeats it" }
  }

  init(of attack: Attack, in flow: any Flow) async throws {
    self.attack = attack
    let configuration = RunConfiguration(lesson: flow.name, flow: flow.name, attack: attack.name)
    let (plays, isComplete) = try await InterleavingExplorer(configuration) { .seeded("authwalk") }
      .plays()
    orderCount = plays.count
    failing = plays.filter { $0.transcript.outcome?.result == .attackSucceeded }.map(\.order)
    self.isComplete = isComplete
  }
}
