/// A participant as the head of a transcript lists it.
public struct TranscriptParticipant: Hashable, Sendable {
  /// The name on the wire.
  public var name: ParticipantName
  /// Who that is, in one line.
  public var title: String

  /// A participant with this name and title.
  public init(name: ParticipantName, title: String) {
    self.name = name
    self.title = title
  }
}
