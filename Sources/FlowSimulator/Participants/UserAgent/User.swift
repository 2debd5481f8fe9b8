import OAuthModel
import TranscriptModel

/// The person at the device: reads the page or the app's form, types name and password, decides.
actor User: HandoffReceiver {
  private nonisolated let executor = QueueExecutor(label: "user")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  nonisolated let name = ParticipantName.user
  nonisolated let title = "the person who signs in"

  private let credentials: Credentials
  private let decision: String
  private let wire: Wire

  /// What a person knows by heart.
  struct Credentials: Sendable {
    var username: String
    var password: String
  }

  /// A person who decides on the consent page: `approve` or `deny`.
  init(credentials: Credentials, decision: String, wire: Wire) {
    self.credentials = credentials
    self.decision = decision
    self.wire = wire
  }

  func receive(_ handoff: Handoff, in step: StepID) async {
    let known = [
      NamedValue(ParameterName.username.rawValue, credentials.username),
      NamedValue(ParameterName.password.rawValue, credentials.password),
    ]
    switch step.name {
    case .loginPrompt:
      let decision = NamedValue(ParameterName.decision.rawValue, decision)
      await type(known + [decision], as: .credentials, into: .browser)
    case .signInForm:
      await type(known, as: .typedCredentials, into: .app)
    default: return
    }
  }

  private func type(
    _ parameters: [NamedValue], as name: MessageName, into receiver: ParticipantName
  ) async {
    let typed = Handoff(action: "type", parameters: parameters)
    await wire.handOff(typed, as: name, from: self.name, to: receiver)
  }
}
