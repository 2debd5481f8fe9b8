public import WireFormats

/// What a message or a calculation is in its flow: the base of a step id.
///
/// The second step of one name has the id `token-request#2`; its message name is `token-request`.
public struct MessageName: OpenVocabulary {
  /// The name in kebab case.
  public let rawValue: WireText

  /// The name with the given spelling.
  public init(rawValue: WireText) { self.rawValue = rawValue }

  /// The name that a step id is made of: the id without its `#2`.
  public init(ofStep id: WireText) {
    rawValue = id.prefix(upTo: "#")
  }
}
