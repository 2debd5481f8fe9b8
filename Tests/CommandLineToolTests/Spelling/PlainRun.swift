import Flows
import Simulation
import Testing
import TranscriptModel
import WireFormats

/// The plain run of a flow, with every place of every message that holds a text.
struct PlainRun {
  /// How the run was set up.
  let configuration: RunConfiguration
  /// What was recorded.
  let transcript: Transcript
  /// Every place that holds a text, in the order of the steps.
  let places: [TextPlace]

  /// Plays the run.
  init(of flow: String) async throws {
    configuration = RunConfiguration(
      lesson: flow, flow: try FlowCatalogue.flow(named: flow),
      settings: try FlowCatalogue.flow(named: flow).bulkSettings)
    let transcript = try await Run(configuration, in: .seeded("authwalk")).transcript()
    self.transcript = transcript
    places = transcript.steps.indices.flatMap { index in
      (transcript.steps[index].message?.values ?? []).filter { $0.place != .status }
        .map { TextPlace(index: index, step: transcript.steps[index].id, spot: $0) }
    }
  }

  /// How the run ends when another text is set at a place on the wire.
  func outcome(setting text: WireText, at place: TextPlace) async throws -> Outcome {
    var changed = configuration
    changed.edits = [place.edit(setting: text)]
    let transcript = try await Run(changed, in: .seeded("authwalk")).transcript()
    return try #require(transcript.outcome)
  }
}
