import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The API says why a token was not enough, and keeps quiet where no token came.
struct ResourceErrorFormCheck: Check {
  let id = "resource-error-form"
  let requirement = Requirement(.rfc6750("3.1"), .should)
  let summary = "the API's error code is a known one with its status, and absent without a token"
  let subjects: [MessageName] = [.resourceResponse]

  private static let statuses: [(code: ErrorCode, status: Int)] = [
    (.invalidRequest, 400), (.invalidToken, 401), (.insufficientScope, 403),
  ]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let response = step.response, [400, 401, 403].contains(response.status),
      let challenge = response.bearerChallenge
    else { return nil }
    let request = try evidence.request(answeredBy: step)
    let hasToken = request.accessToken(in: evidence) != nil
    // An API that looks for no token in the URL has seen none there: RFC 6750 §2.3 lets it.
    let isInHeader = request.request?.fields["Authorization"] != nil
    guard let error = challenge["error"] else {
      return hasToken && isInHeader
        ? .fail("a token came, but no 'error' says why it was refused")
        : .pass("no token came, and no 'error' is given")
    }
    // A request that is malformed may have a token that cannot be found in it.
    guard hasToken || error == ErrorCode.invalidRequest.rawValue else {
      return .fail("'error' is '\(error)', though no token came")
    }
    guard let expected = Self.statuses.first(where: { $0.code.rawValue == error })?.status else {
      return .fail(
        "'error' is '\(error)'; an API has "
          + Self.statuses.map { "'\($0.code)'" }.joined(separator: ", "))
    }
    return .equal(
      "\(response.status)", "\(expected)", pass: "status \(expected) with '\(error)'",
      fail: "status \(response.status) with '\(error)', not \(expected)")
  }
}
