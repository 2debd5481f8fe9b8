package import TranscriptModel

/// One changed run: which step, how, and what became of it.
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
