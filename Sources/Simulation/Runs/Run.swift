package import TranscriptModel
import Vocabulary
import WireFormats

/// One run of a flow, from its first message until nothing moves any more.
package struct Run: Sendable {
  private let flow: any Flow
  private let configuration: RunConfiguration
  private let environment: RunEnvironment
  private let defences: DefenceSet
  private let attack: Attack?

  /// Sets up a run.
  ///
  /// - Throws: `ConfigurationError` when the configuration names what does not exist.
  package init(
    _ configuration: RunConfiguration, in environment: RunEnvironment
  ) throws(ConfigurationError) {
    let flow = configuration.flow
    let off = try configuration.defencesOff()
    attack = try configuration.attack.map { name throws(ConfigurationError) in
      guard let attack = flow.attacks.first(where: { $0.name == name }) else {
        throw .unknownAttack(name, known: flow.attacks.map(\.name))
      }
      return attack
    }
    for setting in configuration.settings where !flow.settingNames.contains(setting.name) {
      throw .unknownSetting(
        setting.name.string, known: flow.settingNames.map(\.string))
    }
    for edit in configuration.edits where !flow.messages.contains(edit.step.name) {
      throw .edit(.unknownStep(edit.step, known: flow.messages.map(\.description)))
    }
    self.flow = flow
    self.configuration = configuration
    self.environment = environment
    defences = DefenceSet(without: off)
  }

  /// Runs the flow and returns its transcript, without findings.
  ///
  /// When the task is cancelled, the run comes to rest, and the transcript has the steps so far with
  /// the outcome `abandoned`.
  ///
  /// - Throws: `ConfigurationError` for a setting or a change that cannot be, or an error of the
  ///   cryptography.
  package func transcript(through gate: any Gate = OpenGate()) async throws -> Transcript {
    let run = try await begin(through: gate)
    try await run.finish()
    return await run.transcriptWithOutcome
  }

  /// Runs the flow and returns only how it ended, which is all that many runs need.
  ///
  /// - Throws: what `transcript` throws.
  func outcome() async throws -> Outcome {
    let run = try await begin(through: OpenGate())
    try await run.finish()
    return await run.outcome
  }

  /// Builds the participants of the run, which wait for the start.
  ///
  /// - Throws: `ConfigurationError` for a setting that cannot be, or an error of the cryptography.
  package func begin(through gate: any Gate) async throws -> RunInProgress {
    try await RunInProgress(
      flow: flow, configuration: configuration, environment: environment, defences: defences,
      attack: attack, gate: gate)
  }
}
