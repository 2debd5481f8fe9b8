package import TranscriptModel

/// What an attacker wants, and how one reads off a transcript that it was reached.
package struct AttackGoal: Sendable {
  /// The goal in words that can follow "the attack succeeds:": `the attacker holds the victim's photos`.
  package let words: String
  /// Whether a transcript shows it.
  package let isReached: @Sendable (Transcript) -> Bool

  /// A goal.
  package init(_ words: String, isReached: @escaping @Sendable (Transcript) -> Bool) {
    self.words = words
    self.isReached = isReached
  }
}
