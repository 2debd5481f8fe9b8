import TranscriptModel

/// What a lesson may change in the participants of the PKCE flow.
struct PKCESettings {
  static let names = [
    "app.code_verifier", "app.code_challenge", "app.redirect_uri", "app.issuer",
    "authorization-server.redirect_uri", "user.decision",
  ]

  var codeVerifier: String?
  var codeChallenge: String?
  /// Where the app asks the answer to be sent.
  var redirectURI: String
  /// The server that the user chose in the app.
  var issuer: String
  /// What is registered for the app.
  var registeredRedirectURI: String
  var decision: String

  init(_ settings: [NamedValue]) throws(ConfigurationError) {
    func value(_ name: String) -> String? { settings.last { $0.name == name }?.value }
    codeVerifier = value("app.code_verifier")
    codeChallenge = value("app.code_challenge")
    redirectURI = value("app.redirect_uri") ?? "com.example.app:/auth"
    issuer = value("app.issuer") ?? PKCEWorld.issuer
    registeredRedirectURI = value("authorization-server.redirect_uri") ?? redirectURI
    decision = value("user.decision") ?? "approve"
    guard ["approve", "deny"].contains(decision) else {
      throw .unfitSetting("user.decision", value: decision, expected: "'approve' or 'deny'")
    }
  }
}
