public import TranscriptModel

/// One changed run: which step, how, and what became of it.
public struct Mutant: Sendable {
  /// The way in which it was changed.
  public let kind: MutationKind
  /// The change itself.
  public let edit: StepEdit

  /// The place that was changed; nil when the change is to the whole message.
  public var place: Place? {
    if case .change(let place, _) = edit.action { place } else { nil }
  }
}
