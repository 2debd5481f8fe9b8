import HTTPModel
import OAuthModel
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
    let issued = evidence.steps(named: .authorizationResponse)
      .filter { $0.number < step.number && $0.response?.location?.queryParameters[.code] != nil }
    let codes = issued.map { $0.response?.location?.queryParameters[.code] ?? "" }
    if let index = codes.firstIndex(of: code) {
      return .pass("the code is the one of \(issued[index].id.quoted)")
    }
    try evidence.requireAllSteps(before: step)
    guard let last = codes.last else { return .fail("no code was issued before", actual: code) }
    return .fail(
      "no authorization response issued this 'code'; compared with the last one, "
        + TextDifference.words(expected: last, actual: code), expected: last, actual: code)
  }
}
