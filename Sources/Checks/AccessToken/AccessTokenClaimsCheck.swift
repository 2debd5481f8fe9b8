import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The access token has the claims that every JWT access token has.
struct AccessTokenClaimsCheck: AccessTokenCheck {
  let id = "access-token-claims"
  let requirement = Requirement(.rfc9068("2.2"), .must)
  let summary = "a JWT access token has 'iss', 'exp', 'aud', 'sub', 'client_id', 'iat' and 'jti'"
  let enforcedAt: [MessageName] = []

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    let claims = token.claims
    let texts = ["iss", "sub", "client_id", "jti"].filter {
      claims.string($0).value?.isEmpty ?? true
    }
    let times = ["exp", "iat"].filter { claims.numericDate($0).value == nil }
    let wanting = texts + times + (claims.audience.value?.isEmpty ?? true ? ["aud"] : [])
    guard wanting.isEmpty else {
      let names = wanting.map { "'\($0)'" }.joined(separator: ", ")
      return .fail("missing, empty or of the wrong kind: \(names)")
    }
    return .pass("has 'iss', 'exp', 'aud', 'sub', 'client_id', 'iat' and 'jti'")
  }
}
