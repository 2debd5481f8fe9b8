import JOSE
import Vocabulary
import TranscriptModel
import WireFormats

/// An access token that is a JWT says that it is one, so that no ID token passes for it.
struct AccessTokenTypeCheck: TokenRule {
  let id = "access-token-type"
  let token = JudgedToken.accessToken
  let requirement = Requirement(.rfc9068("4"), .must)
  let summary = "a JWT access token's 'typ' is 'at+jwt'"

  func judge(_ jwt: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    let rule = "a JWT access token has 'at+jwt'"
    switch jwt.jws.header.type {
    case .absent: return .fail("'typ' is missing; \(rule)", expected: "at+jwt")
    case .wrongType(let value):
      return .fail("'typ' is \(value.kind); \(rule)", expected: "at+jwt", actual: value.compactText)
    case .present(let type):
      // RFC 7515 §4.1.9: a media type, compared without regard to case.
      return ["at+jwt", "application/at+jwt"].contains(type.asciiLowercased)
        ? .pass("'typ' is '\(type)'")
        : .fail("'typ' is '\(type)'; \(rule)", expected: "at+jwt", actual: type)
    }
  }
}
