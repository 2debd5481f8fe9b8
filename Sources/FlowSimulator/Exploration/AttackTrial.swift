package import TranscriptModel

/// One attack, played with every defence on and then with each defence off in turn.
package struct AttackTrial: Sendable {
  /// The attack.
  package let attack: Attack
  /// How it ends with every defence on.
  package let guarded: Outcome
  /// How it ends without each defence, in the order of the flow.
  package let unguarded: [(defence: Defence, outcome: Outcome)]

  /// How it ends without any of the defences that its catalogue entry names.
  ///
  /// Where several stand behind one another, only this reaches the goal.
  package let bare: Outcome

  /// The defences without which the attack reaches its goal.
  package var decisive: [Defence] {
    unguarded.filter { $0.outcome.result == .attackSucceeded }.map(\.defence)
  }
}
