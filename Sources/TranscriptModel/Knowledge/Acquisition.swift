public import Vocabulary

/// The first step that shows that a participant knows a secret.
public struct Acquisition: Hashable, Sendable {
  /// The number of the step.
  public var stepNumber: Int
  /// The step's id.
  public var step: StepID
  /// Who knows it from there on.
  public var learner: ParticipantName
  /// What is known.
  public var secret: Secret
  /// Whether the participant brought the secret: it sent it, or calculated with it.
  public var isBrought: Bool
}
