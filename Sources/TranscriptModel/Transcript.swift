public import Vocabulary
public import WireFormats

/// A whole run: what was set, who took part, what happened, how it ended.
public struct Transcript: Hashable, Sendable {
  /// The version of the format that it was read from; `formatVersion` unless it was read.
  ///
  /// In a transcript of version 1 the verdicts in calculations are sentences, and nothing is
  /// registered.
  public var version: Int
  /// The lesson's id, `pkce/authorization-code`.
  public var lesson: String
  /// The name of this run, when the lesson shows more than one.
  public var run: String?
  /// The flow, `pkce`.
  public var flow: String
  /// The seed; nil for a live run.
  ///
  /// With a seed every secret in the transcript is public.
  public var seed: String?
  /// When the run began, in whole seconds since 1970.
  public var startedAt: Int
  /// Settings of participants that differ from the flow's own: `app.code_verifier`.
  public var settings: [NamedValue]
  /// The defences that were switched off.
  public var without: [String]
  /// The attack that took part.
  public var attack: String?
  /// Changes made on the wire, each with its step: `token-request:form.code_verifier=abc`.
  public var tampering: [WireText]
  /// The set of defences that were on, by its name; nil when no such set was chosen.
  public var profile: String?
  /// What was settled before the run began, by which messages are measured.
  ///
  /// Empty in a transcript of version 1, and in traffic captured elsewhere: what needs it is unknown.
  public var registered: [RegisteredFact]
  /// Who took part.
  public var participants: [TranscriptParticipant]
  /// What happened, in order.
  public var steps: [Step]
  /// How it ended; nil while it runs, and in traffic captured elsewhere.
  public var outcome: Outcome?

  /// A transcript.
  public init(
    version: Int = Transcript.formatVersion, lesson: String, run: String? = nil, flow: String,
    seed: String?, startedAt: Int, settings: [NamedValue] = [], without: [String] = [],
    attack: String? = nil, tampering: [WireText] = [], profile: String? = nil,
    registered: [RegisteredFact] = [], participants: [TranscriptParticipant] = [],
    steps: [Step] = [],
    outcome: Outcome? = nil
  ) {
    self.version = version
    self.lesson = lesson
    self.run = run
    self.flow = flow
    self.seed = seed
    self.startedAt = startedAt
    self.settings = settings
    self.without = without
    self.attack = attack
    self.tampering = tampering
    self.profile = profile
    self.registered = registered
    self.participants = participants
    self.steps = steps
    self.outcome = outcome
  }
}

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
