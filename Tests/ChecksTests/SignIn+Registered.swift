import WireFormats
import OAuthModel
import TranscriptModel

extension SignIn {
  /// What the participants of a recording were set up with.
  static func facts(of transcript: Transcript) -> [RegisteredFact] {
    switch transcript.flow {
    case "pkce": pkceFacts
    case "nonce": nonceFacts(isForgetful: transcript.attack == "callback-without-request")
    case "custom-token":
      customTokenFacts(masterKey: transcript.attack == "weak-master-key" ? "football" : nil)
    default: []
    }
  }

  /// Takes what is registered out, as in a transcript of version 1; all of it, or one name.
  mutating func forget(_ name: FactName? = nil) {
    transcript.registered.removeAll { name == nil || $0.name == name?.rawValue }
  }

  /// Registers another value.
  mutating func register(_ name: FactName, at participant: ParticipantName, _ value: WireText) {
    transcript.registered.removeAll { $0.at == participant && $0.name == name.rawValue }
    transcript.registered.append(RegisteredFact(at: participant, name, value))
  }

  private static let pkceFacts =
    [RegisteredFact(at: .authorizationServer, .issuer, Recorded.issuer)]
    + [ParticipantName.app, ParticipantName(rawValue: "other-app")].flatMap { app in
      [
        RegisteredFact(at: app, .issuer, Recorded.issuer),
        RegisteredFact(at: app, .clientID, Recorded.clientID),
        RegisteredFact(at: app, .algorithm, "RS256"),
      ]
    } + [
      RegisteredFact(at: .resourceServer, .audience, "https://resource-server.example"),
      RegisteredFact(at: .resourceServer, .scope, "photos"),
      RegisteredFact(at: .resourceServer, .algorithm, "RS256"),
    ]

  private static func nonceFacts(isForgetful: Bool) -> [RegisteredFact] {
    [
      RegisteredFact(
        at: .app, .alphabet, "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._"),
      RegisteredFact(at: .firebase, .issuer, "https://appleid.apple.com"),
      RegisteredFact(at: .firebase, .audience, "com.example.app"),
      RegisteredFact(at: .firebase, .algorithm, "RS256"),
      RegisteredFact(
        at: .resourceServer, .issuer, "https://securetoken.google.com/photo-app-project"),
      RegisteredFact(at: .resourceServer, .audience, "photo-app-project"),
      RegisteredFact(at: .resourceServer, .algorithm, "RS256"),
    ] + (isForgetful ? [RegisteredFact(at: .app, .pendingSignIn, "none")] : [])
  }

  private static func customTokenFacts(masterKey: WireText?) -> [RegisteredFact] {
    [
      RegisteredFact(at: .mobileService, .issuer, "urn:microsoft:windows-azure:zumo"),
      RegisteredFact(at: .mobileService, .passwordIterations, "600000"),
      RegisteredFact(
        at: .mobileService, .masterKey, masterKey ?? "Hu6D8zUYtAFr8z9I5XfTSJqkwpUuU5RV"),
    ]
  }
}
