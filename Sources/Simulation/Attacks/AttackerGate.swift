import Synchronization
import TranscriptModel

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
