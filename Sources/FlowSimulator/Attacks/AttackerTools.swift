import TranscriptModel
import WireFormats

/// What an attacker is given: the wire, what everybody can know, and a source of values of its own.
struct AttackerTools: Sendable {
  let wire: Wire
  let environment: RunEnvironment
  /// How the participants are set up: whoever installs the app can read what is built into it.
  let settings: [NamedValue]
  /// Name and password of an account of its own, where the flow has accounts.
  let credentials: User.Credentials?
  /// The queue that the attacker runs on.
  let executor = QueueExecutor(label: "attacker")

  /// A value that the attacker makes up.
  func madeUp(_ octetCount: Int, for purpose: String) -> WireText {
    environment.random.text(octetCount, for: "attacker: \(purpose)")
  }
}
