public import TranscriptModel

/// One attack, played with every defence on and then with each defence off in turn.
public struct AttackTrial: Sendable {
  /// The attack.
  public let attack: Attack
  /// How it ends with every defence on.
  public let guarded: Outcome
  /// How it ends without each defence, in the order of the flow.
  public let unguarded: [(defence: Defence, outcome: Outcome)]

  /// How it ends without any of the defences that its catalogue entry names.
  ///
  /// Where several stand behind one another, only this reaches the goal.
  public let bare: Outcome

  /// The defences without which the attack reaches its goal.
  public var decisive: [Defence] {
    unguarded.filter { $0.outcome.result == .attackSucceeded }.map(\.defence)
  }
}
