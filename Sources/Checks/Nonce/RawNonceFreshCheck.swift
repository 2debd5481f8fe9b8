import TranscriptModel
import Vocabulary

/// Each sign-in has a raw nonce and a state of its own.
struct RawNonceFreshCheck: Check {
  let id = "raw-nonce-fresh"
  let requirement = Requirement(.oidcCore("15.5.2"), .must)
  let summary = "the nonce and the 'state' of a sign-in were in none before"
  let subjects: [MessageName] = [.rawNonce]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let calculation = step.calculation else { return nil }
    for name in [ParameterName.nonce, .state] {
      guard let value = calculation.output(name) else { continue }
      if let other = evidence.first(.rawNonce, with: .parameter(name, value), before: step) {
        return .fail(
          "'\(name)' was drawn before, in \(other.id.quoted): it has to be new each time")
      }
    }
    try evidence.requireAllSteps(before: step)
    let count = evidence.count(.rawNonce, before: step)
    return .pass(
      count == 0
        ? "the first sign-in: nothing could be used again"
        : "nonce and 'state' differ from those of " + count.counted("earlier sign-in"))
  }
}
