import JOSE
import TranscriptModel
import Vocabulary

/// The access token says when it was issued, and that is not in the future.
struct AccessTokenIssuedAtCheck: AccessTokenCheck {
  let id = "access-token-issued-at"
  let requirement = Requirement(.rfc9068("2.2"), .must)
  let summary = "a JWT access token's 'iat' is a time that does not lie ahead"
  // RFC 9068 §4 does not list it among the duties of the API.
  let enforcedAt: [MessageName] = []

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    .issuedBefore(token.claims, at: step.time)
  }
}
