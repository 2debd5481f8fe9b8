import TranscriptModel
import Vocabulary

/// Reads off a run how it ended.
struct OutcomeReading {
  let transcript: Transcript
  let refusals: [RecordedRefusal]
  let attack: Attack?
  let wasCancelled: Bool

  func outcome(isFinished: Bool) -> Outcome {
    let steps = transcript.steps
    if wasCancelled {
      return Outcome(
        result: .abandoned, step: steps.last?.id, stepCount: steps.count,
        message: "the run was cancelled before it came to rest")
    }
    if let attack, attack.goal.isReached(transcript) {
      return Outcome(
        result: .attackSucceeded, step: steps.last?.id, by: nil, stepCount: steps.count,
        message: attack.goal.words)
    }
    if let crash = refusals.first(where: \.refusal.isCrash) {
      return Outcome(
        result: .abandoned, step: crash.step, by: crash.by, stepCount: steps.count,
        message: crash.refusal.reason)
    }
    // Where somebody attacks, the refusal that stopped them is what counts, not that the victim is
    // served as well.
    if isFinished, attack?.isMistake ?? true || refusals.isEmpty {
      return Outcome(
        result: .completed, step: steps.last?.id, stepCount: steps.count,
        message: "the app has what it came for")
    }
    if let last = decidingRefusal {
      return Outcome(
        result: .refused, step: last.step, by: last.by, error: last.refusal.error?.rawValue,
        defence: last.refusal.defence?.name, stepCount: steps.count,
        message: last.refusal.record)
    }
    return Outcome(
      result: .abandoned, step: steps.last?.id, stepCount: steps.count,
      message: "nothing followed the last step, and nobody refused")
  }

  /// Who only passed a refusal on did not decide, if somebody else did.
  ///
  /// Where an attacker was refused, that counts, and not what became of the victim.
  private var decidingRefusal: RecordedRefusal? {
    let deciding = refusals.filter { !$0.refusal.isPassedOn }
    let attackers = Set(transcript.steps.filter { $0.sender == .attacker }.map(\.id))
    return deciding.last { attackers.contains($0.step) } ?? deciding.last ?? refusals.last
  }
}
