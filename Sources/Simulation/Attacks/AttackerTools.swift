package import TranscriptModel
package import WireFormats

/// What an attacker is given: a seat, what everybody can know, and a source of values of its own.
package struct AttackerTools: Sendable {
  /// Its place in the run.
  package let seat: Seat
  /// What else the run was handed: signing keys, for an attacker that makes one.
  package let environment: RunEnvironment
  /// How the participants are set up: whoever installs the app can read what is built into it.
  package let settings: [NamedValue]
  /// Name and password of an account of its own, where the flow has accounts.
  package let credentials: Credentials?

  /// The wire, for an attacker that does several things at the same time.
  package var wire: Wire { seat.wire }

  /// A value that the attacker makes up.
  package func madeUp(_ octetCount: Int, for purpose: String) -> WireText {
    seat.random.text(octetCount, for: "attacker: \(purpose)")
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
