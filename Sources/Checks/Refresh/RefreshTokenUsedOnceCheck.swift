import HTTPModel
import OAuthModel
import TranscriptModel

/// A refresh token that was traded is not used again: a second use shows that somebody copied it.
struct RefreshTokenUsedOnceCheck: Check {
  let id = "refresh-token-used-once"
  let requirement = Requirement(.rfc9700("4.14.2"), .must)
  let summary = "no earlier refresh request got new tokens for the same 'refresh_token'"
  let subjects: [MessageName] = [.refreshRequest]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let token = step.request?.form?[.refreshToken] else { return nil }
    let earlier = evidence.steps(named: .refreshRequest).filter { $0.number < step.number }
    let traded = earlier.first { request in
      request.request?.form?[.refreshToken] == token
        && evidence.response(to: request)?.response?.isSuccess == true
    }
    if let traded { return .fail("the refresh token was traded before, in \(traded.id.quoted)") }
    try evidence.requireAllSteps(before: step)
    return .pass("none of \(earlier.count) earlier refresh requests traded this token")
  }
}
