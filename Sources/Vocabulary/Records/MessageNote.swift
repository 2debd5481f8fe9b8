/// One sentence about a whole message or calculation: what it is, and what to look at.
public struct MessageNote: Hashable, Sendable {
  /// The message.
  public let message: MessageName
  /// The sentence, without capital letter and full stop.
  public let text: String
  /// The section to read on in.
  public let reference: SourceReference
  /// What has to be so for it to be said; empty for what holds of every such message.
  public let conditions: [NoteCondition]
}

extension MessageNote {
  /// Where a note stands and what it cites: `.on(.tokenResponse, read: .rfc9700("2.1.2"), when: .granted)`.
  struct Use: Sendable {
    fileprivate let message: MessageName
    fileprivate let reference: SourceReference
    fileprivate let conditions: [NoteCondition]

    /// On this message, where all the conditions hold.
    static func on(
      _ message: MessageName, read reference: SourceReference, when conditions: NoteCondition...
    ) -> Use {
      Use(message: message, reference: reference, conditions: conditions)
    }
  }
}

extension [MessageNote] {
  /// The notes of a table: the sentence, then its message, the section to read on in, and when it is said.
  static func table(_ lines: KeyValuePairs<String, MessageNote.Use>) -> Self {
    lines.map {
      MessageNote(
        message: $1.message, text: $0, reference: $1.reference, conditions: $1.conditions)
    }
  }
}
