package import TranscriptModel
package import Vocabulary
package import WireFormats

/// One of the flows: who takes part, what can be set, and how to start it.
package protocol Flow: Sendable {
  /// The name, which is also the name of its track of lessons.
  var name: String { get }
  /// What it shows, in one line.
  var title: String { get }
  /// The defences of its participants, in the order in which they come into play.
  var defences: [Defence] { get }
  /// The profiles that can be chosen for it.
  var profiles: [FlowProfile] { get }
  /// What can go wrong in it.
  var attacks: [Attack] { get }
  /// How long things live in it, in seconds: a code, a token.
  var lifetimes: [Int] { get }
  /// The names that its steps can have.
  var messages: [MessageName] { get }
  /// The names of those who take part.
  var participants: [ParticipantName] { get }
  /// What a lesson may set otherwise than the flow does.
  var settings: [any DeclaredSetting] { get }
  /// The settings that a lesson may change, `app.code_verifier`.
  var settingNames: [WireText] { get }
  /// What is set where the flow runs thousands of times, because it costs much and decides nothing.
  var bulkSettings: [NamedValue] { get }
  /// The changes to its messages that may pass without anybody's harm, each with the reason.
  var harmlessMutations: [HarmlessMutation] { get }
  /// Builds the participants of a run.
  ///
  /// - Throws: `ConfigurationError` for a setting that cannot be, or a `KeyError` of the signing keys.
  func prepare(_ setUp: RunSetUp) throws -> PreparedRun
}

extension Flow {
  /// Nothing: the flow's own settings are cheap.
  package var bulkSettings: [NamedValue] { [] }
  package var profiles: [FlowProfile] { [] }
  package var settings: [any DeclaredSetting] { [] }
  package var settingNames: [WireText] { settings.map(\.name) }

  /// The profile of this name.
  ///
  /// - Throws: `ConfigurationError` when it does not belong to this flow.
  package func profile(named name: String) throws(ConfigurationError) -> FlowProfile {
    guard let profile = profiles.first(where: { $0.name == name }) else {
      throw .unknownProfile(name, flow: self.name, known: profiles.map(\.name))
    }
    return profile
  }
}

/// What a flow builds its participants from.
package struct RunSetUp: Sendable {
  /// What was asked of the run.
  package let configuration: RunConfiguration
  /// Time, randomness and signing keys.
  package let environment: RunEnvironment
  /// The defences that are on.
  package let defences: DefenceSet
  /// What every message of the run passes.
  package let wire: Wire
  /// What goes wrong in this run, if anything.
  package let attack: Attack?

  /// The settings of the run: the attack's, then those of the lesson, which win.
  package var settings: [NamedValue] { (attack?.settings ?? []) + configuration.settings }

  /// The attacker of the run, if the attack has one.
  ///
  /// It may have an account of its own, where the flow has accounts.
  package func attacker(credentials: Credentials? = nil) -> (any Attacker)? {
    attack?.makeAttacker?(
      AttackerTools(
        seat: seat(of: .attacker), environment: environment, settings: settings,
        credentials: credentials))
  }

  /// A participant's place in this run.
  package func seat(of name: ParticipantName) -> Seat {
    Seat(of: name, in: environment, defences: defences, wire: wire)
  }
}

/// The participants of a run, ready to start.
package struct PreparedRun: Sendable {
  /// Everybody, in the order in which the transcript lists them.
  package let participants: [any Participant]
  /// What they were set up with, which nothing that happens in the run changes.
  package let registered: [RegisteredFact]
  /// The one of them that means harm.
  package let attacker: (any Attacker)?
  /// Starts the victim's part of the flow and returns when nothing moves any more.
  package let start: @Sendable () async -> Void
  /// Whether the app did all that it came for.
  package let isFinished: @Sendable () async -> Bool

  /// Honest participants, and behind them the attacker, if there is one.
  package init(
    honest: [any Participant], registered: [RegisteredFact], attacker: (any Attacker)?,
    start: @escaping @Sendable () async -> Void, isFinished: @escaping @Sendable () async -> Bool
  ) {
    participants = honest + (attacker.map { [$0] } ?? [])
    self.registered = registered
    self.attacker = attacker
    self.start = start
    self.isFinished = isFinished
  }
}
