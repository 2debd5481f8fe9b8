import HTTPModel
import Vocabulary
import TranscriptModel

/// The app uses a token that it was given, unchanged.
struct AccessTokenIssuedCheck: Check {
  let id = "access-token-issued"
  let requirement = Requirement(.rfc6749("7"))
  let summary = "a token response before the request issued its access token"
  let subjects: [MessageName] = [.resourceRequest]
  // The API sees no token response.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let token = step.accessToken(in: evidence) else { return nil }
    return try evidence.judgeIssuance(
      of: token, as: .accessToken, in: step,
      by: evidence.issuedTokens.response(issuingAccessToken: token, before: step))
  }
}
