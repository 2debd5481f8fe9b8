import HTTPModel
import Vocabulary
import TranscriptModel

/// A refresh token that was traded is not used again: a second use shows that somebody copied it.
struct RefreshTokenUsedOnceCheck: Check {
  let id = "refresh-token-used-once"
  let requirement = Requirement(.rfc9700("4.14.2"), .must)
  let summary = "no earlier refresh request got new tokens for the same 'refresh_token'"
  let subjects: [MessageName] = [.refreshRequest]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let token = step.request?.form?[.refreshToken] else { return nil }
    if let other = evidence.issuedTokens.request(trading: token), other.number < step.number {
      return .fail("the refresh token was traded before, in \(other.id.quoted)")
    }
    try evidence.requireAllSteps(before: step)
    let earlier = evidence.count(.refreshRequest, before: step)
    return .pass("none of \(earlier.counted("earlier refresh request")) traded this token")
  }
}
