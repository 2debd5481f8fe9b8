/// What happened in a step.
public enum StepContent: Hashable, Sendable {
  /// A message on its way. `answers` is the number of the step that a response answers.
  case message(Message, from: ParticipantName, to: ParticipantName, answers: Int?)
  /// A calculation by one participant.
  case calculation(Calculation, by: ParticipantName)
}
