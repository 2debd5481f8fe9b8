import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The token request says that it offers a code.
struct GrantTypeCheck: Check {
  let id = "grant-type"
  let requirement = Requirement(.rfc6749("4.1.3"), .must)
  let summary = "'grant_type' of the token request is 'authorization_code'"
  let subjects: [MessageName] = [.tokenRequest]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    step.request?.form.map {
      .fixed(.grantType, $0[.grantType], GrantType.authorizationCode.rawValue)
    }
  }
}
