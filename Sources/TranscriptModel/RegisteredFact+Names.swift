public import WireFormats
public import OAuthModel

extension RegisteredFact {
  /// A fact with a name of the vocabulary.
  public init(
    at participant: ParticipantName, _ name: FactName, of: WireText? = nil, _ value: WireText
  ) {
    self.init(at: participant, name: name.rawValue, of: of, value: value)
  }
}

extension Transcript {
  /// The values of a fact at a participant, in order.
  public func registered(_ name: FactName, at participant: ParticipantName) -> [WireText] {
    registered.filter { $0.at == participant && $0.name == name.rawValue }.map(\.value)
  }
}
