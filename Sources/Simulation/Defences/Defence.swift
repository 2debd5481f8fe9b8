import TranscriptModel
package import Vocabulary

/// One decision by which a participant protects itself.
///
/// `--without` switches it off by its name.
package struct Defence: Hashable, Sendable {
  /// What is done, in lower case with hyphens: `verifier-matches`.
  package let name: String
  /// Who decides.
  package let owner: ParticipantName
  /// Where the decision is called for.
  package let reference: SectionReference
  /// What is decided, in one sentence.
  package let summary: String

  /// A defence, its owner, the section that calls for it, and what it decides.
  package init(
    _ name: String, _ owner: ParticipantName, _ reference: SectionReference, _ summary: String
  ) {
    self.name = name
    self.owner = owner
    self.reference = reference
    self.summary = summary
  }
}
