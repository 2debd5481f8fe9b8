import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The code is one that the authorization server issued.
struct CodeIssuedCheck: Check {
  let id = "code-issued"
  let requirement = Requirement(.rfc6749("4.1.3"), .must)
  let summary = "an authorization response issued the 'code' of the token request"
  let subjects: [MessageName] = [.tokenRequest]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let form = step.request?.form else { return nil }
    guard let code = form[.code] else { return .fail("'code' is missing") }
    if let response = evidence.first(
      .authorizationResponse, with: .parameter(.code, code), before: step)
    {
      return .pass("the code is the one of \(response.id.quoted)")
    }
    try evidence.requireAllSteps(before: step)
    let last = evidence.last(
      .authorizationResponse, before: step,
      where: { $0.response?.location?.queryParameters[.code] != nil })
    guard let last = last?.response?.location?.queryParameters[.code] else {
      return .fail("no code was issued before", actual: code)
    }
    return .fail(
      "no authorization response issued this 'code'; compared with the last one, "
        + TextDifference.words(expected: last, actual: code), expected: last, actual: code)
  }
}
