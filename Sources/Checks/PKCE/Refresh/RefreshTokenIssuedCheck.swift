import HTTPModel
import Vocabulary
import TranscriptModel

/// The refresh token is one that this client was given.
struct RefreshTokenIssuedCheck: Check {
  let id = "refresh-token-issued"
  let requirement = Requirement(.rfc6749("6"), .must)
  let summary = "a token response to the same client issued the 'refresh_token'"
  let subjects: [MessageName] = [.refreshRequest]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let form = step.request?.form, let token = form[.refreshToken] else { return nil }
    let response = evidence.issuedTokens.response(issuingRefreshToken: token, before: step)
    let judgement = try evidence.judgeIssuance(
      of: token, as: .refreshToken, in: step, by: response)
    guard case .pass = judgement, let response else { return judgement }
    let earlier = try evidence.request(answeredBy: response)
    guard let client = earlier.request?.form?[.clientID], let own = form[.clientID], client != own
    else { return judgement }
    return .fail(
      "'client_id' is '\(own)', but the refresh token was issued to '\(client)'; "
        + TextDifference.words(expected: client, actual: own), expected: client, actual: own)
  }
}
