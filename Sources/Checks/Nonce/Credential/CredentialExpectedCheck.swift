import Vocabulary
import TranscriptModel

/// A credential answers a request of the app, and answers it once.
struct CredentialExpectedCheck: Check {
  let id = "credential-expected"
  let requirement = Requirement(.appleServices)
  let summary = "the app asked for the credential, and had got none for this request before"
  let subjects: [MessageName] = [.appleCredential]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let handoff = step.handoff else { return nil }
    let shared = SharedValue.parameter(.state, handoff[ParameterName.state.rawValue])
    guard let asked = evidence.last(.appleIDRequest, with: shared, before: step) else {
      try evidence.requireAllSteps(before: step)
      return .fail("the app sent no request with this 'state': nothing waits for the credential")
    }
    if let earlier = evidence.last(.appleCredential, with: shared, before: step),
      earlier.number > asked.number, earlier.isDelivered
    {
      return .fail("\(earlier.id.quoted) answered the request already")
    }
    return .pass("the first credential for \(asked.id.quoted)")
  }
}
