package import HTTPModel
package import TranscriptModel
package import Vocabulary
package import WireFormats

/// A participant that wants what is not its own.
///
/// It acts only on what reached it: messages sent to it, and messages that it can read on their
/// way.
package protocol Attacker: Participant {
  /// What it was given; its seat is part of it.
  nonisolated var tools: AttackerTools { get }
  /// The messages between others that it can read on their way, by name.
  nonisolated var reads: Set<MessageName> { get }
  /// The redirect URIs that its app claims on the victim's device.
  nonisolated var claims: [URI] { get }

  /// Acts before the victim begins.
  func prepare() async
  /// Reads a message on its way, and says what is to be delivered in its place; nil to let it pass.
  ///
  /// Nothing can be sent here, since the message is still on its way: what needs an answer from
  /// somebody is done before the victim begins, or when it has come to rest.
  func intercept(_ step: Step) -> [Message]?
  /// Acts when the victim has come to rest.
  func strike() async
}

extension Attacker {
  package nonisolated var seat: Seat { tools.seat }
  package nonisolated var reads: Set<MessageName> { [] }
  package nonisolated var claims: [URI] { [] }
  package func prepare() async {}
  package func intercept(_ step: Step) -> [Message]? { nil }
  package func strike() async {}
}

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
