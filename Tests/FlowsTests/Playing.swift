import Flows
import Simulation
import TranscriptModel

/// Plays the PKCE flow with changes.
func playPKCE(
  settings: [String: String] = [:], without: [String] = [], edits: [String] = [],
  attack: String? = nil, seed: String = "authwalk"
) async throws -> Transcript {
  try await play(
    "pkce", settings: settings, without: without, attack: attack, edits: edits, seed: seed)
}

/// Plays Sign in with Apple into Firebase with changes.
func playNonce(
  settings: [String: String] = [:], without: [String] = [], attack: String? = nil,
  edits: [String] = [], seed: String = "authwalk"
) async throws -> Transcript {
  try await play(
    "nonce", settings: settings, without: without, attack: attack, edits: edits, seed: seed)
}

/// Plays a flow with changes.
func play(
  _ flow: String, settings: [String: String] = [:], without: [String] = [], attack: String? = nil,
  edits: [String] = [], seed: String = "authwalk"
) async throws -> Transcript {
  let configuration = RunConfiguration(
    lesson: "test", flow: try FlowCatalogue.flow(named: flow),
    settings: settings.sorted { $0.key < $1.key }.map { NamedValue($0.key, $0.value) },
    without: without, attack: attack, edits: try edits.map { try StepEdit(parsing: $0) })
  return try await Run(configuration, in: .seeded(seed)).transcript()
}
