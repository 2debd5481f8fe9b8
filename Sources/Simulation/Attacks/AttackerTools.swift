package import TranscriptModel
package import WireFormats

/// What an attacker is given: the wire, what everybody can know, and a source of values of its own.
package struct AttackerTools: Sendable {
  package let wire: Wire
  package let environment: RunEnvironment
  /// How the participants are set up: whoever installs the app can read what is built into it.
  package let settings: [NamedValue]
  /// Name and password of an account of its own, where the flow has accounts.
  package let credentials: Credentials?
  /// The queue that the attacker runs on.
  package let executor = QueueExecutor(label: "attacker")

  /// A value that the attacker makes up.
  package func madeUp(_ octetCount: Int, for purpose: String) -> WireText {
    environment.random.text(octetCount, for: "attacker: \(purpose)")
  }
}

/// The name and the password of an account.
package struct Credentials: Sendable {
  /// The name.
  package var username: WireText
  /// The password.
  package var password: WireText

  /// Name and password.
  package init(username: WireText, password: WireText) {
    self.username = username
    self.password = password
  }
}
