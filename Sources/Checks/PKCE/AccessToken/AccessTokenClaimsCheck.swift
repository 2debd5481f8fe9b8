import JOSE
import Vocabulary
import TranscriptModel
import WireFormats

/// The access token has the claims that every JWT access token has.
struct AccessTokenClaimsCheck: TokenRule {
  let id = "access-token-claims"
  let token = JudgedToken.accessToken
  let requirement = Requirement(.rfc9068("2.2"), .must)
  let summary = "a JWT access token has 'iss', 'exp', 'aud', 'sub', 'client_id', 'iat' and 'jti'"
  let enforcedAt: [MessageName] = []

  func judge(_ jwt: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    let claims = jwt.claims
    let texts = ["iss", "sub", "client_id", "jti"].filter {
      claims.string($0).value?.isEmpty ?? true
    }
    let times = ["exp", "iat"].filter { claims.numericDate($0).value == nil }
    let wanting = texts + times + (claims.audience.value?.isEmpty ?? true ? ["aud"] : [])
    guard wanting.isEmpty else {
      let names = wanting.quotedList
      return .fail("missing, empty or of the wrong kind: \(names)")
    }
    return .pass("has 'iss', 'exp', 'aud', 'sub', 'client_id', 'iat' and 'jti'")
  }
}
