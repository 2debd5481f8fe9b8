package import HTTPModel
package import TranscriptModel
package import Vocabulary
import WireFormats

/// What most attackers do, written as data: what they read on its way, and what they do then.
///
/// An attacker that keeps more in mind than what it has read is an `Attacker` of its own.
package struct AttackScript: Sendable {
  /// Something that the attacker does with its tools and with the messages that it has read so far.
  package typealias Deed = @Sendable (AttackerTools, ReadMessages) async -> Void

  /// Who that is, in one line.
  package var title: String
  /// The messages between others that it can read on their way, by name.
  package var reads: Set<MessageName>
  /// What is delivered in the place of such a message; nil to let it pass.
  package var replaces: @Sendable (Step) -> [Message]?
  /// The redirect URIs that its app claims on the victim's device.
  package var claims: @Sendable (AttackerTools) -> [URI] = { _ in [] }
  /// What it does before the victim begins.
  package var prepares: Deed = { _, _ in }
  /// What it does with what the device hands to its app.
  package var receives: @Sendable (Handoff, AttackerTools, ReadMessages) async -> Void = {
    _, _, _ in
  }
  /// What it does when the victim has come to rest.
  package var strikes: Deed

  /// An attacker that lets pass what it reads, unless something takes its place.
  package init(
    _ title: String, reads: Set<MessageName> = [],
    replacing replaces: @escaping @Sendable (Step) -> [Message]? = { _ in nil },
    strikes: @escaping Deed = { _, _ in }
  ) {
    self.title = title
    self.reads = reads
    self.replaces = replaces
    self.strikes = strikes
  }

  /// An attacker that holds back what it reads.
  package init(_ title: String, holdsBack reads: Set<MessageName>, strikes: @escaping Deed) {
    self.init(title, reads: reads, replacing: { _ in [] }, strikes: strikes)
  }

  /// An attacker whose app claims redirect URIs on the victim's device, and receives what goes there.
  package init(
    _ title: String, claims: @escaping @Sendable (AttackerTools) -> [URI],
    reads: Set<MessageName> = [],
    replacing replaces: @escaping @Sendable (Step) -> [Message]? = { _ in nil },
    receives: @escaping @Sendable (Handoff, AttackerTools, ReadMessages) async -> Void
  ) {
    self.init(title, reads: reads, replacing: replaces)
    self.claims = claims
    self.receives = receives
  }
}

/// The messages that an attacker has read on their way.
package struct ReadMessages: Sendable {
  private var steps: [Step] = []

  /// The first message of a name; nil when it has read none.
  package func first(_ name: MessageName) -> Step? { steps.first { $0.id.name == name } }

  /// The last message of a name; nil when it has read none.
  package func last(_ name: MessageName) -> Step? { steps.last { $0.id.name == name } }

  mutating func add(_ step: Step) { steps.append(step) }
}

/// Plays a script.
actor ScriptedAttacker: Attacker, HandoffReceiver {
  nonisolated let tools: AttackerTools
  private nonisolated let script: AttackScript
  nonisolated var title: String { script.title }
  nonisolated var reads: Set<MessageName> { script.reads }
  nonisolated var claims: [URI] { script.claims(tools) }

  private var messages = ReadMessages()

  init(_ script: AttackScript, _ tools: AttackerTools) {
    self.script = script
    self.tools = tools
  }

  func prepare() async { await script.prepares(tools, messages) }

  func intercept(_ step: Step) -> [Message]? {
    messages.add(step)
    return script.replaces(step)
  }

  func receive(_ handoff: Handoff, in step: StepID) async {
    await script.receives(handoff, tools, messages)
  }

  func strike() async { await script.strikes(tools, messages) }
}
