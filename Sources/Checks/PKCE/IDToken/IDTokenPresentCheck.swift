import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// Whoever asks for the scope `openid` gets an ID token.
struct IDTokenPresentCheck: Check {
  let id = "id-token-present"
  let requirement = Requirement(.oidcCore("3.1.3.3"), .must)
  let summary = "the token response has an ID token when the scope 'openid' was asked for"
  let subjects: [MessageName] = [.tokenResponse]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard step.isTokenEndpointSuccess else { return nil }
    let asked = try evidence.ownRequest(behind: step)[.scope]
    guard ScopeSet(asked ?? "").contains("openid") else { return nil }
    switch evidence.member(.idToken, of: step) {
    case nil: return .fail("'id_token' is missing, though the scope 'openid' was asked for")
    case .string(let token) where !token.isEmpty:
      return .pass("'id_token' is there, as the scope 'openid' asks")
    case let value?:
      return .fail("'id_token' is \(value.kind), \(value.compactText); it must be a JWT")
    }
  }
}
