import OAuthModel
public import TranscriptModel

/// One run of a flow, from its first message until nothing moves any more.
public struct Run: Sendable {
  private let flow: any Flow
  private let configuration: RunConfiguration
  private let environment: RunEnvironment
  private let defences: DefenceSet
  private let startedAt: Int

  /// Sets up a run.
  ///
  /// - Throws: `ConfigurationError` when the configuration names what does not exist.
  public init(
    _ configuration: RunConfiguration, in environment: RunEnvironment
  ) throws(ConfigurationError) {
    let flow = try FlowCatalogue.flow(named: configuration.flow)
    var off: [Defence] = []
    for name in configuration.without {
      guard let defence = flow.defences.first(where: { $0.name == name }) else {
        throw .unknownDefence(name, known: flow.defences.map(\.name))
      }
      off.append(defence)
    }
    for setting in configuration.settings where !flow.settingNames.contains(setting.name) {
      throw .unknownSetting(setting.name, known: flow.settingNames)
    }
    for edit in configuration.edits where !flow.messages.contains(edit.step.name) {
      throw .edit(.unknownStep(edit.step, known: flow.messages.map(\.rawValue)))
    }
    self.flow = flow
    self.configuration = configuration
    self.environment = environment
    defences = DefenceSet(without: off)
    startedAt = environment.clock.now
  }

  /// Runs the flow and returns its transcript, without findings.
  ///
  /// - Throws: `ConfigurationError` for a setting that cannot be, or an error of the cryptography.
  public func transcript(through gate: any Gate = OpenGate()) async throws -> Transcript {
    let tampering = TamperingGate(configuration.edits, before: gate)
    let wire = Wire(clock: environment.clock, gate: tampering)
    let prepared = try flow.prepare(
      RunSetUp(
        configuration: configuration, environment: environment, defences: defences, wire: wire))
    await wire.connect(prepared.participants)
    await prepared.start()
    do { try tampering.requireAllMade() } catch { throw ConfigurationError.edit(error) }
    let steps = await wire.steps
    let outcome = OutcomeReading.outcome(
      steps: steps, refusals: await wire.refusals, isFinished: await prepared.isFinished())
    return Transcript(
      lesson: configuration.lesson, run: configuration.run, flow: flow.name,
      seed: environment.seed, startedAt: startedAt, settings: configuration.settings,
      without: configuration.without, tampering: configuration.edits.map(\.description),
      participants: prepared.participants.map {
        TranscriptParticipant(name: $0.name, title: $0.title)
      },
      steps: steps, outcome: outcome)
  }
}
