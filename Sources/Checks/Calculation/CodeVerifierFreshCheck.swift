import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// Verifier, state and nonce are new for each sign-in.
struct CodeVerifierFreshCheck: Check {
  let id = "code-verifier-fresh"
  let requirement = Requirement(.rfc9700("2.1.1"), .must)
  let summary = "'code_verifier', 'state' and 'nonce' were in no sign-in before"
  let subjects: [MessageName] = [.codeChallenge]

  private static let names: [ParameterName] = [.codeVerifier, .state, .nonce]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let calculation = step.calculation else { return nil }
    for name in Self.names {
      guard let value = calculation.value(name) else { continue }
      if let other = evidence.first(.codeChallenge, with: .parameter(name, value), before: step) {
        return .fail(
          "'\(name)' was drawn before, in \(other.id.quoted): it has to be new each time")
      }
    }
    try evidence.requireAllSteps(before: step)
    let count = evidence.count(.codeChallenge, before: step)
    return .pass(
      count == 0
        ? "the first sign-in: nothing could be used again"
        : "'code_verifier', 'state' and 'nonce' differ from those of "
          + count.counted("earlier sign-in"))
  }
}

extension Calculation {
  /// A value, be it an input or an output.
  fileprivate func value(_ name: ParameterName) -> WireText? { input(name) ?? output(name) }
}
