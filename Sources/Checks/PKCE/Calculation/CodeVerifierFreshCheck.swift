import TranscriptModel
import Vocabulary

/// Verifier, state and nonce are new for each sign-in.
struct CodeVerifierFreshCheck: Check {
  let id = "code-verifier-fresh"
  let requirement = Requirement(.rfc9700("2.1.1"), .must)
  let summary = "'code_verifier', 'state' and 'nonce' were in no sign-in before"
  let subjects: [MessageName] = [.codeChallenge]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let calculation = step.calculation else { return nil }
    return try evidence.judgeFreshness(
      of: [ParameterName.codeVerifier, .state, .nonce].map {
        ($0, calculation.input($0) ?? calculation.output($0))
      }, in: step, called: "'code_verifier', 'state' and 'nonce'")
  }
}
