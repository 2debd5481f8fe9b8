package import TranscriptModel

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
