import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The refresh request says that it offers a refresh token, and offers one.
struct RefreshGrantTypeCheck: Check {
  let id = "refresh-grant-type"
  let requirement = Requirement(.rfc6749("6"), .must)
  let summary = "'grant_type' of the refresh request is 'refresh_token', and there is one"
  let subjects: [MessageName] = [.refreshRequest]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let form = step.request?.form else { return nil }
    let expected = GrantType.refreshToken.rawValue
    let judgement = Judgement.fixed(.grantType, form[.grantType], expected)
    guard case .pass = judgement else { return judgement }
    guard let token = form[.refreshToken], !token.isEmpty else {
      return .fail("'refresh_token' is missing")
    }
    return .pass(
      "'grant_type' is '\(expected)', and the token has \(token.characterCount) characters")
  }
}
