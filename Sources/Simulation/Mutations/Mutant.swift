package import TranscriptModel
package import Vocabulary

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

/// A kind of change to a message after which a run may complete, with the reason why that harms nobody.
///
/// People review each list of these: every line is a claim.
package struct HarmlessMutation: Sendable {
  /// Why it does no harm.
  package let reason: String
  private let covers: @Sendable (Mutant) -> Bool

  /// A change of one of these kinds at a place of one of these messages.
  ///
  /// The place is written as `Place` writes it; nil stands for a change to the whole message.
  package init(
    _ messages: [MessageName], _ places: [String?], _ kinds: [MutationKind], _ reason: String
  ) {
    self.reason = reason
    covers = { mutant in
      messages.contains(mutant.edit.step.name) && kinds.contains(mutant.kind)
        && places.contains(mutant.place?.description)
    }
  }

  /// Whether a mutant is of this kind.
  package func explains(_ mutant: Mutant) -> Bool { covers(mutant) }
}

extension [MutationKind] {
  /// Every change of a value.
  package static let ofValue: [MutationKind] = [
    .removed, .emptied, .repeated, .oneCharacter, .caseChanged, .swapped, .encodedOnceMore,
  ]
}
