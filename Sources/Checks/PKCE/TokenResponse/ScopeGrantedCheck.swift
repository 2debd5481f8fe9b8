import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// Nothing is granted that was not asked for.
struct ScopeGrantedCheck: Check {
  let id = "scope-granted"
  let requirement = Requirement(.rfc6749("3.3"))
  let summary = "the scope of the token response has nothing beyond the authorization request"
  let subjects: [MessageName] = [.tokenResponse]
  // The app may take what it did not ask for.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard step.isTokenEndpointSuccess else { return nil }
    let request = try evidence.grantedRequest(behind: step)
    guard let asked = request.authorizationParameters[.scope] else { return nil }
    guard let granted = evidence.member(.scope, of: step)?.stringValue else {
      return .pass("'scope' is left out: '\(asked)' was granted as asked")
    }
    let excess = ScopeSet(granted).beyond(ScopeSet(asked))
    guard excess.isEmpty else {
      return .fail(
        "'scope' has \(excess.quotedList), "
          + "for which \(request.id.quoted) did not ask", expected: asked, actual: granted)
    }
    return .pass("'scope' is '\(granted)'; '\(asked)' was asked for")
  }
}
