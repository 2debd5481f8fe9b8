import TranscriptModel
package import Vocabulary

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
