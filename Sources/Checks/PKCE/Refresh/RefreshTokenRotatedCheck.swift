import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// Each refresh brings a new refresh token, so that a copied one is found out.
struct RefreshTokenRotatedCheck: Check {
  let id = "refresh-token-rotated"
  let requirement = Requirement(.rfc9700("2.2.2"), .must)
  let summary = "the answer to a refresh has a 'refresh_token' that no earlier response had"
  let subjects: [MessageName] = [.refreshResponse]
  // The app cannot know whether the old token still counts.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard step.isTokenEndpointSuccess else { return nil }
    let request = try evidence.request(answeredBy: step)
    // A refresh token that is bound to a key of the client need not be replaced.
    guard request.request?.fields["DPoP"] == nil else { return nil }
    guard let token = evidence.member(.refreshToken, of: step)?.stringValue, !token.isEmpty else {
      return .fail("'refresh_token' is missing: the old one stays in use, and a thief's copy too")
    }
    if let first = evidence.issuedTokens.response(issuingRefreshToken: token, before: step) {
      return .fail("'refresh_token' is the one of \(first.id.quoted)")
    }
    if request.request?.form?[.refreshToken] == token {
      return .fail("'refresh_token' is the one of \(request.id.quoted)")
    }
    try evidence.requireAllSteps(before: step)
    return .pass("'refresh_token' is a new one, \(token.characterCount) characters")
  }
}
