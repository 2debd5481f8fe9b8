package import TranscriptModel

/// One change to one step of a run.
package struct Mutant: Sendable {
  /// The way in which it was changed.
  package let kind: MutationKind
  /// The change itself.
  package let edit: StepEdit

  /// The place that was changed; nil when the change is to the whole message.
  package var place: Place? {
    if case .change(let place, _) = edit.action { place } else { nil }
  }
}

/// A way to change a message so that somebody should object.
package enum MutationKind: String, Hashable, Sendable, CaseIterable {
  /// The value is taken away.
  case removed
  /// The value is empty.
  case emptied
  /// The parameter, field or member is there twice.
  case repeated
  /// One character is another one.
  case oneCharacter = "one-character"
  /// Upper case is lower case, and the reverse.
  case caseChanged = "case-changed"
  /// The value of another session stands there.
  case swapped
  /// The value is percent-encoded once more.
  case encodedOnceMore = "encoded-once-more"
  /// The message is lost.
  case dropped
  /// The message arrives twice.
  case doubled
  /// The message comes when something has expired.
  case delayed
}
