import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The server never issues the same code again.
struct CodeIssuedOnceCheck: Check {
  let id = "code-issued-once"
  let requirement = Requirement(.rfc6749("10.5"), .must)
  let summary = "no earlier authorization response issued this code"
  let subjects: [MessageName] = [.authorizationResponse]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let code = step.response?.location?.queryParameters[.code] else { return nil }
    if let other = evidence.first(
      .authorizationResponse, with: .parameter(.code, code), before: step)
    {
      return .fail("the code was issued before, in \(other.id.quoted)")
    }
    try evidence.requireAllSteps(before: step)
    let earlier = evidence.count(.authorizationResponse, before: step)
    return .pass(
      "none of \(earlier.counted("earlier authorization response")) has this code")
  }
}
