public import WireFormats

/// One sentence about a parameter in one message: what it is for, who checks it, what goes wrong.
///
/// It holds whatever the value is: the value that is printed beside it may be a forged one.
public struct ParameterNote: Hashable, Sendable {
  /// The message that the parameter is part of.
  public let message: MessageName
  /// Where in the message it stands.
  public let place: ParameterPlace
  /// The name as it is spelled on the wire.
  public let name: WireText
  /// The sentence, without capital letter and full stop, so that it can follow a name.
  public let text: String
  /// The section to read on in.
  public let reference: SectionReference
}
