import TranscriptModel

/// What a lesson may change in the participants of the PKCE flow.
struct PKCESettings {
  static let names = ["app.code_verifier", "app.code_challenge", "user.decision"]

  var codeVerifier: String?
  var codeChallenge: String?
  var decision: String

  init(_ settings: [NamedValue]) throws(ConfigurationError) {
    func value(_ name: String) -> String? { settings.last { $0.name == name }?.value }
    codeVerifier = value("app.code_verifier")
    codeChallenge = value("app.code_challenge")
    decision = value("user.decision") ?? "approve"
    guard ["approve", "deny"].contains(decision) else {
      throw .unfitSetting("user.decision", value: decision, expected: "'approve' or 'deny'")
    }
  }
}
