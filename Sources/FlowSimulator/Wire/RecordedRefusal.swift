public import TranscriptModel

/// A refusal, with the step that was refused and the participant that refused it.
public struct RecordedRefusal: Sendable {
  /// The message that was refused.
  public var step: StepID
  /// Who refused.
  public var by: ParticipantName
  /// Why.
  public var refusal: Refusal
}
