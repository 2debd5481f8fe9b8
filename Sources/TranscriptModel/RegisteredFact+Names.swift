public import Vocabulary
public import WireFormats

extension RegisteredFact {
  /// A fact with a name of the vocabulary.
  public init(
    at participant: ParticipantName, _ name: FactName, of: WireText? = nil, _ value: WireText
  ) {
    self.init(at: participant, name: name.rawValue, of: of, value: value)
  }
}

extension Transcript {
  /// The values of a fact at a participant, in order; of one client only, if one is given.
  public func registered(
    _ name: FactName, of client: WireText? = nil, at participant: ParticipantName
  ) -> [WireText] {
    registered.filter {
      $0.at == participant && $0.name == name.rawValue && (client == nil || $0.of == client)
    }.map(\.value)
  }
}
