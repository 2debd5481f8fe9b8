package import HTTPModel
import Synchronization
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

/// What most attackers do, written as data: what they read on its way, and what they do then.
///
/// An attacker that keeps more in mind than what it has read is an `Attacker` of its own.
package struct AttackScript: Sendable {
  /// Something that the attacker does with its tools and with the messages that it has read so far.
  package typealias Deed = @Sendable (AttackerTools, ReadMessages) async -> Void

  /// Who that is, in one line.
  let title: String
  /// What it does with messages between others.
  let interception: Interception
  /// The redirect URIs that its app claims on the victim's device.
  var claims: @Sendable (AttackerTools) -> [URI] = { _ in [] }
  /// What it does with what the device hands to its app.
  var receives: @Sendable (Handoff, AttackerTools, ReadMessages) async -> Void = { _, _, _ in }
  /// What it does when the victim has come to rest.
  var strikes: Deed = { _, _ in }

  /// An attacker that acts when the victim has come to rest, if it has not done enough by then.
  package init(
    _ title: String, _ interception: Interception = .reading(),
    strikes: @escaping Deed = { _, _ in }
  ) {
    self.title = title
    self.interception = interception
    self.strikes = strikes
  }

  /// An attacker whose app claims redirect URIs on the victim's device, and receives what goes there.
  package init(
    _ title: String, claims: @escaping @Sendable (AttackerTools) -> [URI],
    _ interception: Interception = .reading(),
    receives: @escaping @Sendable (Handoff, AttackerTools, ReadMessages) async -> Void
  ) {
    self.title = title
    self.interception = interception
    self.claims = claims
    self.receives = receives
  }
}

/// What an attacker does with messages between others that it can read on their way.
package struct Interception: Sendable {
  let names: Set<MessageName>
  /// What is delivered in the place of such a message; nil to let it pass.
  let replacement: @Sendable (Step) -> [Message]?

  /// Reads messages of these names, and lets them pass.
  package static func reading(_ names: MessageName...) -> Interception {
    Interception(names: Set(names)) { _ in nil }
  }

  /// Reads messages of these names, and lets pass only those that are not held back.
  package static func holdingBack(
    _ names: MessageName..., where isHeldBack: @escaping @Sendable (Step) -> Bool = { _ in true }
  ) -> Interception {
    Interception(names: Set(names)) { isHeldBack($0) ? [] : nil }
  }

  /// Reads messages of these names, and puts others in their place; nil lets one pass.
  package static func replacing(
    _ names: MessageName..., with replacement: @escaping @Sendable (Step) -> [Message]?
  ) -> Interception {
    Interception(names: Set(names), replacement: replacement)
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
  nonisolated var reads: Set<MessageName> { script.interception.names }
  nonisolated var claims: [URI] { script.claims(tools) }

  private var messages = ReadMessages()

  init(_ script: AttackScript, _ tools: AttackerTools) {
    self.script = script
    self.tools = tools
  }

  func intercept(_ step: Step) -> [Message]? {
    messages.add(step)
    return script.interception.replacement(step)
  }

  func receive(_ handoff: Handoff, in step: StepID) async {
    await script.receives(handoff, tools, messages)
  }

  func strike() async { await script.strikes(tools, messages) }
}

/// The gate through which an attacker reads and changes messages between others, as far as its
/// powers go.
///
/// The transcript says which messages it read. Until an attacker comes in, everything passes.
final class AttackerGate: Gate {
  private let next: any Gate
  private let attacker = Mutex<(any Attacker)?>(nil)

  init(before next: any Gate) { self.next = next }

  /// Lets an attacker in.
  ///
  /// It needs the wire, and the wire needs this gate, so it comes later.
  func admit(_ newcomer: any Attacker) { attacker.withLock { $0 = newcomer } }

  func rule(on step: Step) async -> Ruling {
    guard let attacker = attacker.withLock({ $0 }), let message = step.message,
      attacker.reads.contains(step.id.name), step.sender != attacker.name,
      step.receiver != attacker.name
    else { return await next.rule(on: step) }
    let replacement = await attacker.intercept(step) ?? [message]
    var seen = step
    if let first = replacement.first { seen.content.replace(message: first) }
    var ruling = await next.rule(on: seen)
    ruling.observers.append(attacker.name)
    guard replacement != [message] else { return ruling }
    let deed = replacement.isEmpty ? "held back" : "changed"
    ruling.tampering.append(Tampering(change: "\(deed) by \(attacker.name)"))
    // The gate behind saw the first message; what it changed there holds.
    ruling.messages = replacement.isEmpty ? [] : ruling.messages + replacement.dropFirst()
    return ruling
  }
}
