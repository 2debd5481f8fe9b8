import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// The token request says that it offers a code.
struct GrantTypeCheck: Check {
  let id = "grant-type"
  let requirement = Requirement(.rfc6749("4.1.3"), .must)
  let summary = "'grant_type' of the token request is 'authorization_code'"
  let subjects: [MessageName] = [.tokenRequest]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let form = step.request?.form else { return nil }
    let expected = GrantType.authorizationCode.rawValue
    guard let type = form[.grantType] else {
      return .fail("'grant_type' is missing", expected: expected)
    }
    return .equal(
      type, expected, pass: "'grant_type' is '\(expected)'",
      fail: "'grant_type' is '\(type)', not '\(expected)'")
  }
}
