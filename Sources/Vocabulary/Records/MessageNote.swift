/// One sentence about a whole message or calculation: what it is, and what to look at.
public struct MessageNote: Hashable, Sendable {
  /// The message.
  public let message: MessageName
  /// The sentence, without capital letter and full stop.
  public let text: String
  /// The section to read on in.
  public let reference: SectionReference
}

extension [MessageNote] {
  /// The notes of a table: the sentence, then its message and the section to read on in.
  static func table(_ lines: KeyValuePairs<String, (MessageName, SectionReference)>) -> Self {
    lines.map { MessageNote(message: $1.0, text: $0, reference: $1.1) }
  }
}
