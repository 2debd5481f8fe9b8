package import TranscriptModel
import Vocabulary
import WireFormats

/// A run that was set up: its participants wait for the start, are under way, or came to rest.
package struct RunInProgress: Sendable {
  private let flow: any Flow
  private let configuration: RunConfiguration
  private let environment: RunEnvironment
  private let startedAt: Int
  private let tampering: TamperingGate
  private let wire: Wire
  private let prepared: PreparedRun
  private let attack: Attack?

  init(
    flow: any Flow, configuration: RunConfiguration, environment: RunEnvironment,
    defences: DefenceSet, attack: Attack?, gate: any Gate
  ) async throws {
    try Self.requireFit((attack?.settings ?? []) + configuration.settings, in: flow)
    let attackerGate = AttackerGate(before: gate)
    self.flow = flow
    self.configuration = configuration
    self.environment = environment
    startedAt = environment.clock.now
    self.attack = attack
    tampering = TamperingGate((attack?.edits ?? []) + configuration.edits, before: attackerGate)
    wire = Wire(clock: environment.clock, gate: tampering, order: configuration.order)
    prepared = try flow.prepare(
      RunSetUp(
        configuration: configuration, environment: environment, defences: defences, wire: wire,
        attack: attack))
    await wire.connect(prepared.participants)
    if let attacker = prepared.attacker { attackerGate.admit(attacker) }
  }

  /// Refuses a value that a setting of the flow cannot have.
  private static func requireFit(
    _ values: [NamedValue], in flow: any Flow
  ) throws(ConfigurationError) {
    for setting in flow.settings {
      guard let value = values.last(where: { $0.name == setting.name })?.value,
        !setting.accepts(value)
      else { continue }
      throw .unfitSetting(
        setting.name.string, value: value.string, expected: setting.expected)
    }
  }

  /// Runs the flow until nothing moves any more.
  ///
  /// When the task is cancelled, what is under way is lost, nothing more is sent, and the outcome says
  /// so.
  ///
  /// - Throws: `ConfigurationError` when a change on the wire could not be made.
  package func finish() async throws(ConfigurationError) {
    await prepared.attacker?.prepare()
    if attack?.victimBegins != false { await prepared.start() }
    await prepared.attacker?.strike()
    // A run that was cancelled need not have come to the steps that were to be changed.
    if await wire.wasCancelled { return }
    do { try tampering.requireAllMade() } catch { throw .edit(error) }
  }

  /// What happened so far, with the vocabulary's notes, without findings and without an outcome.
  package var transcript: Transcript {
    get async {
      await bareTranscript.annotated()
    }
  }

  /// What happened so far, and how it stands.
  var transcriptWithOutcome: Transcript {
    get async {
      var transcript = await transcript
      transcript.outcome = await outcome
      return transcript
    }
  }

  /// What happened so far, without notes: all that an outcome is read off.
  private var bareTranscript: Transcript {
    get async {
      Transcript(
        lesson: configuration.lesson, run: configuration.run, flow: flow.name,
        seed: environment.seed, startedAt: startedAt, settings: configuration.settings,
        without: configuration.without, attack: attack?.name,
        tampering: configuration.edits.map { WireText($0.description) },
        profile: configuration.profile,
        registered: prepared.registered,
        participants: prepared.participants.map {
          TranscriptParticipant(name: $0.name, title: $0.title)
        },
        steps: await wire.steps)
    }
  }

  /// The name of the flow.
  var flowName: String { flow.name }

  /// The choices between concurrent activities that were made so far.
  var turnChoices: [TurnChoice] {
    get async { await wire.turnChoices }
  }

  /// How the run ended, once nothing moves any more.
  package var outcome: Outcome {
    get async {
      OutcomeReading(
        transcript: await bareTranscript, refusals: await wire.refusals, attack: attack,
        wasCancelled: await wire.wasCancelled
      )
      .outcome(isFinished: await prepared.isFinished())
    }
  }
}

/// Reads off a run how it ended.
struct OutcomeReading {
  let transcript: Transcript
  let refusals: [RecordedRefusal]
  let attack: Attack?
  let wasCancelled: Bool

  func outcome(isFinished: Bool) -> Outcome {
    if wasCancelled {
      return ending(.abandoned, "the run was cancelled before it came to rest")
    }
    if let attack, attack.goal.isReached(transcript) {
      return ending(.attackSucceeded, attack.goal.words)
    }
    if let crash = refusals.first(where: \.refusal.isCrash) {
      return ending(.abandoned, crash.refusal.reason, crash)
    }
    // Where somebody attacks, the refusal that stopped them is what counts, not that the victim is
    // served as well.
    if isFinished, attack?.isMistake ?? true || refusals.isEmpty {
      return ending(.completed, "the app has what it came for")
    }
    if let last = decidingRefusal { return ending(.refused, last.refusal.record, last) }
    return ending(.abandoned, "nothing followed the last step, and nobody refused")
  }

  /// An end at a refusal, or at the last step.
  private func ending(
    _ result: Outcome.Result, _ message: String, _ refusal: RecordedRefusal? = nil
  ) -> Outcome {
    Outcome(
      result: result, step: refusal?.step ?? transcript.steps.last?.id, by: refusal?.by,
      error: refusal?.refusal.error?.rawValue, defence: refusal?.refusal.defence?.name,
      stepCount: transcript.steps.count,
      message: message + (transcript.profile.map { " (profile '\($0)')" } ?? ""))
  }

  /// Who only passed a refusal on did not decide, if somebody else did.
  ///
  /// Where an attacker was refused, that counts, and not what became of the victim.
  private var decidingRefusal: RecordedRefusal? {
    let deciding = refusals.filter { !$0.refusal.isPassedOn }
    let attackers = Set(transcript.steps.filter { $0.sender == .attacker }.map(\.id))
    return deciding.last { attackers.contains($0.step) } ?? deciding.last ?? refusals.last
  }
}
