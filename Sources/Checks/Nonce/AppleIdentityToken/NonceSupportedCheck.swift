import HTTPModel
import JOSE
import Vocabulary
import TranscriptModel
import WireFormats

/// Where Apple says that it supports a nonce, a token without one is no answer to one.
struct NonceSupportedCheck: TokenRule {
  let id = "nonce-supported"
  let token = JudgedToken.appleIdentityToken
  let requirement = Requirement(.appleREST)
  let summary = "where 'nonce_supported' is true, a nonce that was sent is in the token"
  let subjects: [MessageName] = [.appleAuthorizationResponse]
  let enforcedAt: [MessageName] = []

  func judge(
    _ jwt: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    let wasSent = try evidence.request(answeredBy: step).request?.form?[.nonce] != nil
    switch jwt.claims["nonce_supported"] {
    case nil, .bool(false), .string("false"):
      guard wasSent else { return nil }
      return .fail("the nonce that was sent cannot come back: 'nonce_supported' is not true")
    case .bool(true), .string("true"):
      guard wasSent, jwt.claims["nonce"] == nil else {
        return .pass("'nonce_supported' is true" + (wasSent ? ", and the nonce is there" : ""))
      }
      return .fail("'nonce_supported' is true and a nonce was sent, but the token has none")
    case let value?:
      return .fail("'nonce_supported' is \(value.compactText); it must be true or false")
    }
  }
}
