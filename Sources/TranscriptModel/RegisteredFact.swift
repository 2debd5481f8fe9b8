public import Vocabulary
public import WireFormats

/// Something that was settled before the run began: a client, its redirect URI, an audience, a key.
///
/// Facts are written from the settings before any participant acts, so no message and no calculation
/// can change them. The checker measures messages by them, and not by what a participant says of
/// itself.
public struct RegisteredFact: Hashable, Sendable {
  /// Who holds to it: the participant that was set up with it.
  public var at: ParticipantName
  /// What it is, in the words of the wire: `redirect_uri`.
  public var name: WireText
  /// What it belongs to, where the participant has several of the kind: the `client_id` of a
  /// `redirect_uri`.
  public var of: WireText?
  /// The value.
  public var value: WireText
}

extension RegisteredFact {
  /// A fact with a name of the vocabulary.
  public init(
    at participant: ParticipantName, _ name: FactName, of: WireText? = nil, _ value: WireText
  ) {
    self.init(at: participant, name: name.rawValue, of: of, value: value)
  }
}
