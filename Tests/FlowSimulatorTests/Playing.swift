import FlowSimulator
import TranscriptModel

/// Plays the PKCE flow with changes.
func playPKCE(
  settings: [String: String] = [:], without: [String] = [], edits: [String] = [],
  seed: String = "authwalk"
) async throws -> Transcript {
  let configuration = RunConfiguration(
    lesson: "test", flow: "pkce",
    settings: settings.sorted { $0.key < $1.key }.map { NamedValue($0.key, $0.value) },
    without: without, edits: try edits.map { try StepEdit(parsing: $0) })
  return try await Run(configuration, in: .seeded(seed)).transcript()
}
