package import TranscriptModel

/// A refusal, with the step that was refused and the participant that refused it.
package struct RecordedRefusal: Sendable {
  /// The message that was refused.
  package var step: StepID
  /// Who refused.
  package var by: ParticipantName
  /// Why.
  package var refusal: Refusal
}
