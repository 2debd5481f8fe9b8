import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// Who asks for an ID token sends a nonce, by which an old token is told from a new one.
///
/// OpenID Connect leaves it open in this flow, so the rule has no level; the app cannot tell a
/// replayed ID token without it.
struct NoncePresentCheck: Check {
  let id = "nonce-present"
  let requirement = Requirement(.oidcCore("3.1.2.1"))
  let summary = "a request with the scope 'openid' has a 'nonce'"
  let subjects: [MessageName] = [.authorizationRequest]
  // The nonce protects the app; a server has to do without one.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let parameters = step.url?.queryParameters,
      parameters[.scope]?.words.contains("openid") == true
    else { return nil }
    guard let nonce = parameters[.nonce] else {
      return .fail("'nonce' is missing: an old ID token could pass for the one of this sign-in")
    }
    return .pass("'nonce' has \(nonce.unicodeScalars.count) characters")
  }
}
