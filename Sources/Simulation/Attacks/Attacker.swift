package import HTTPModel
package import TranscriptModel
package import Vocabulary

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
