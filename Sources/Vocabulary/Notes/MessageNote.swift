/// One sentence about a whole message or calculation: what it is, and what to look at.
public struct MessageNote: Hashable, Sendable {
  /// The message.
  public let message: MessageName
  /// The sentence, without capital letter and full stop.
  public let text: String
  /// The section to read on in.
  public let reference: SectionReference

  init(_ message: MessageName, _ text: String, _ reference: SectionReference) {
    self.message = message
    self.text = text
    self.reference = reference
  }
}
