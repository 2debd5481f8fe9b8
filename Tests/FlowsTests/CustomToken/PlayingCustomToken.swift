import TranscriptModel

/// Plays the custom-token flow with changes, and with passwords hashed less often, since tests run
/// it many times.
func playCustomToken(
  settings: [String: String] = [:], without: [String] = [], attack: String? = nil,
  edits: [String] = [], seed: String = "authwalk"
) async throws -> Transcript {
  let quick = ["mobile-service.password_iterations": "1000"]
  return try await play(
    "custom-token", settings: settings.merging(quick) { own, _ in own }, without: without,
    attack: attack, edits: edits, seed: seed)
}

/// Every sign-in, one after the other.
let everySignIn = ["app.sign_ins": "facebook create-user log-in"]
