import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The access token allows what the response says, and enough for what it is used for.
struct AccessTokenScopeCheck: TokenRule {
  let id = "access-token-scope"
  let token = JudgedToken.accessToken
  let requirement = Requirement(.rfc9068("2.2.3"), .should)
  let summary = "a JWT access token's 'scope' is what was granted, and what the API asks for"

  func judge(
    _ jwt: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    let claim = jwt.claims.string("scope")
    if step.request != nil {
      guard let needed = evidence.neededScope(of: step) else { return nil }
      let missing = ScopeSet(needed).beyond(ScopeSet(claim.value ?? ""))
      return missing.isEmpty
        ? .pass("'scope' has what the API asks for, '\(needed)'")
        : .fail(
          "'scope' is \(claim.value.map { "'\($0)'" } ?? "missing"); the API asks for '\(needed)'",
          expected: needed, actual: claim.value)
    }
    guard let granted = try evidence.grantedScope(in: step) else { return nil }
    switch claim {
    case .absent:
      return .fail("'scope' is missing; '\(granted)' was granted", expected: granted)
    case .wrongType(let value):
      return .fail(
        "'scope' is \(value.kind); it must be the string '\(granted)'", expected: granted,
        actual: value.compactText)
    case .present(let scope):
      return Set(ScopeSet(scope).values) == Set(ScopeSet(granted).values)
        ? .pass("'scope' is '\(scope)', as granted")
        : .named("scope", scope, equals: granted)
    }
  }
}

extension Evidence {
  /// The scope that the API asks for in its refusal of a request.
  fileprivate func neededScope(of request: Step) -> WireText? {
    response(to: request)?.response?.bearerChallenge?["scope"]
  }
}
