import OAuthModel
import TranscriptModel

/// A kind of change that a run may complete with, with the reason. The list is read by people: every
/// line of it is a claim that nobody is harmed.
struct HarmlessMutation: Sendable {
  /// Whether a mutant is of this kind.
  let covers: @Sendable (Mutant) -> Bool
  /// Why it does no harm.
  let reason: String

  init(_ reason: String, covers: @escaping @Sendable (Mutant) -> Bool) {
    self.reason = reason
    self.covers = covers
  }
}
