public import OAuthModel
public import TranscriptModel

/// One decision by which a participant protects itself.
///
/// `--without` switches it off by its name.
public struct Defence: Hashable, Sendable {
  /// What is done, in lower case with hyphens: `verifier-matches`.
  public let name: String
  /// Who decides.
  public let owner: ParticipantName
  /// Where the decision is called for.
  public let reference: SectionReference
  /// What is decided, in one sentence.
  public let summary: String

  init(
    _ name: String, _ owner: ParticipantName, _ reference: SectionReference, _ summary: String
  ) {
    self.name = name
    self.owner = owner
    self.reference = reference
    self.summary = summary
  }
}
