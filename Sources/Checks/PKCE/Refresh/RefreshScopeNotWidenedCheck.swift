import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// A refresh brings no more than the user approved.
struct RefreshScopeNotWidenedCheck: Check {
  let id = "refresh-scope-not-widened"
  let requirement = Requirement(.rfc6749("6"), .must)
  let summary = "a refresh asks for, and brings, no scope beyond the one that was first granted"
  let subjects: [MessageName] = [.refreshRequest, .refreshResponse]
  let enforcedAt: [MessageName] = [.refreshRequest]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    let request: Step
    let scope: WireText
    if let form = step.request?.form {
      guard let asked = form[.scope] else { return nil }
      (request, scope) = (step, asked)
    } else {
      guard step.isTokenEndpointSuccess,
        let brought = evidence.member(.scope, of: step)?.stringValue
      else { return nil }
      (request, scope) = (try evidence.request(answeredBy: step), brought)
    }
    guard let token = request.request?.form?[.refreshToken] else { return nil }
    let first = try evidence.firstResponse(behindRefreshTokenIn: request, token)
    guard let granted = try evidence.grantedScope(in: first) else { return nil }
    let excess = ScopeSet(scope).beyond(ScopeSet(granted))
    guard excess.isEmpty else {
      return .fail(
        "'scope' has \(excess.quotedList), "
          + "which \(first.id.quoted) did not grant", expected: granted, actual: scope)
    }
    return .pass("'scope' is '\(scope)'; '\(granted)' was granted in \(first.id.quoted)")
  }
}
