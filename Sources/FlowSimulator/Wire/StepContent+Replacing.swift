import TranscriptModel

extension StepContent {
  /// Puts another message in the place of a message; a calculation stays.
  mutating func replace(message: Message) {
    guard case .message(_, let from, let to, let answers) = self else { return }
    self = .message(message, from: from, to: to, answers: answers)
  }

  /// Sends a message to another receiver; a calculation stays.
  mutating func replace(receiver: ParticipantName) {
    guard case .message(let message, let from, _, let answers) = self else { return }
    self = .message(message, from: from, to: receiver, answers: answers)
  }
}
