package import TranscriptModel
package import Vocabulary

/// The only lever on a running flow: it sees every step before it happens, and rules what becomes
/// of it.
///
/// Stepping through a flow, tampering and faults are gates; participants know nothing of them.
package protocol Gate: Sendable {
  /// Rules on a step that is about to happen. Until this returns, nothing moves.
  ///
  /// The step is as its sender wrote it, with the time, without notes. Number and id are those that it
  /// has in the transcript; when it arrives twice, the copy gets the next ones.
  func rule(on step: Step) async -> Ruling
}

/// The gate that lets everything pass.
package struct OpenGate: Gate {
  /// An open gate.
  package init() {}

  /// Delivers the step as it is.
  package func rule(on step: Step) -> Ruling { .deliver(step) }
}

/// What a gate lets happen to a step.
package struct Ruling: Sendable {
  /// Seconds that pass before the step happens.
  package var wait: Int
  /// What is delivered, one after the other: the message as it was, another one instead, the same
  /// twice, or nothing.
  ///
  /// Of no meaning for a calculation, which always happens.
  package var messages: [Message]
  /// What was changed, for the transcript.
  package var tampering: [Tampering]
  /// Who read the message on its way, for the transcript.
  package var observers: [ParticipantName]

  /// A ruling.
  package init(
    wait: Int = 0, messages: [Message], tampering: [Tampering] = [],
    observers: [ParticipantName] = []
  ) {
    self.wait = wait
    self.messages = messages
    self.tampering = tampering
    self.observers = observers
  }

  /// The step happens as its sender meant it.
  package static func deliver(_ step: Step) -> Ruling {
    Ruling(messages: step.message.map { [$0] } ?? [])
  }
}
