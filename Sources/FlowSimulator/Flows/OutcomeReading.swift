import OAuthModel
import TranscriptModel

/// Reads off a run how it ended.
enum OutcomeReading {
  static func outcome(
    steps: [Step], refusals: [RecordedRefusal], isFinished: Bool
  ) -> Outcome {
    if isFinished {
      return Outcome(
        result: .completed, step: steps.last?.id, stepCount: steps.count,
        message: "the app has what it came for")
    }
    // Who only passed a refusal on did not decide, if somebody else did.
    if let last = refusals.last(where: { !$0.refusal.isPassedOn }) ?? refusals.last {
      return Outcome(
        result: .refused, step: last.step, by: last.by, error: last.refusal.error?.rawValue,
        defence: last.refusal.defence?.name, stepCount: steps.count,
        message: last.refusal.reason)
    }
    return Outcome(
      result: .abandoned, step: steps.last?.id, stepCount: steps.count,
      message: "nothing followed the last step, and nobody refused")
  }
}
