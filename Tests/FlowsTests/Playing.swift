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

/// Plays the custom-token flow with changes.
func playCustomToken(
  settings: [String: String] = [:], without: [String] = [], attack: String? = nil,
  edits: [String] = [], seed: String = "authwalk"
) async throws -> Transcript {
  try await play(
    "custom-token", settings: settings, without: without, attack: attack, edits: edits, seed: seed)
}

/// Plays a flow with changes, and with what makes many runs quick.
func play(
  _ flow: String, settings: [String: String] = [:], without: [String] = [], attack: String? = nil,
  edits: [String] = [], seed: String = "authwalk"
) async throws -> Transcript {
  let flow = try FlowCatalogue.flow(named: flow)
  let settings = settings.sorted { $0.key < $1.key }.map { NamedValue($0.key, $0.value) }
  let configuration = RunConfiguration(
    lesson: "test", flow: flow, settings: flow.bulkSettings + settings,
    without: without, attack: attack, edits: try edits.map { try StepEdit(parsing: $0) })
  return try await Run(configuration, in: .seeded(seed)).transcript()
}

/// Every sign-in of the custom-token flow, one after the other.
let everySignIn = ["app.sign_ins": "facebook create-user log-in"]
