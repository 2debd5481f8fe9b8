import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The challenge is the digest of the verifier and not the verifier itself.
struct CodeChallengeMethodCheck: Check {
  let id = "code-challenge-method"
  let requirement = Requirement(.rfc7636("4.2"), .must)
  let summary = "'code_challenge_method' is 'S256'"
  let subjects: [MessageName] = [.authorizationRequest]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let parameters = step.url?.queryParameters, parameters[.codeChallenge] != nil else {
      return nil
    }
    guard let method = parameters[.codeChallengeMethod] else {
      return .fail(
        "'code_challenge_method' is missing, which means 'plain': the challenge is the verifier",
        expected: "S256")
    }
    return .equal(
      method, "S256", pass: "'code_challenge_method' is 'S256'",
      fail: "'code_challenge_method' is '\(method)', not 'S256'")
  }
}
