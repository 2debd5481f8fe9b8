public import Vocabulary
public import WireFormats

/// How a run ended.
public struct Outcome: Hashable, Sendable {
  /// The four ways to end.
  public enum Result: String, Hashable, Sendable, CaseIterable {
    /// The user is signed in and the app has what it came for.
    case completed
    /// A participant refused to go on.
    case refused
    /// The attacker reached the goal.
    case attackSucceeded = "attack-succeeded"
    /// A message got no answer, or the run was left before its end.
    case abandoned
  }

  /// How the run ended.
  public var result: Result
  /// The step that was refused, or after which nothing came.
  public var step: StepID?
  /// Who refused.
  public var by: ParticipantName?
  /// The error code on the wire, `invalid_grant`; nil when nothing was sent.
  public var error: WireText?
  /// The defence that decided, `verifier-matches`.
  public var defence: String?
  /// How many steps the run had, so that a reader sees when the last ones are missing.
  public var stepCount: Int
  /// One sentence for people.
  public var message: String

  /// An end.
  public init(
    result: Result, step: StepID? = nil, by: ParticipantName? = nil, error: WireText? = nil,
    defence: String? = nil, stepCount: Int, message: String
  ) {
    self.result = result
    self.step = step
    self.by = by
    self.error = error
    self.defence = defence
    self.stepCount = stepCount
    self.message = message
  }
}
