import Vocabulary
import TranscriptModel

/// Each sign-in has a raw nonce and a state of its own.
struct RawNonceFreshCheck: Check {
  let id = "raw-nonce-fresh"
  let requirement = Requirement(.oidcCore("15.5.2"), .must)
  let summary = "the nonce and the 'state' of a sign-in were in none before"
  let subjects: [MessageName] = [.rawNonce]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let calculation = step.calculation else { return nil }
    return try evidence.judgeFreshness(
      of: [ParameterName.nonce, .state].map { ($0, calculation.output($0)) }, in: step,
      called: "nonce and 'state'")
  }
}
