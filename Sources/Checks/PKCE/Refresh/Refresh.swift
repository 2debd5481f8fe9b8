import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The refresh request says that it offers a refresh token, and offers one.
  static let refreshGrantType = Check(
    "refresh-grant-type", at: [.refreshRequest], Requirement(.rfc6749("6"), .must),
    "'grant_type' of the refresh request is 'refresh_token', and there is one"
  ) { step, _ in
    guard let form = step.request?.form else { return nil }
    let expected = GrantType.refreshToken.rawValue
    let judgement = Judgement.fixed(.grantType, form[.grantType], expected)
    guard judgement.holds else { return judgement }
    guard let token = form[.refreshToken], !token.isEmpty else {
      return .fail("'refresh_token' is missing")
    }
    return .pass(
      "'grant_type' is '\(expected)', and the token has \(token.characterCount) characters")
  }

  /// The refresh token is one that this client was given.
  static let refreshTokenIssued = Check(
    "refresh-token-issued", at: [.refreshRequest], Requirement(.rfc6749("6"), .must),
    "a token response to the same client issued the 'refresh_token'"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let form = step.request?.form, let token = form[.refreshToken] else { return nil }
    let response = evidence.issuedTokens.response(issuingRefreshToken: token, before: step)
    let judgement = try evidence.judgeIssuance(
      of: token, as: .refreshToken, in: step, by: response)
    guard judgement.holds, let response else { return judgement }
    let earlier = try evidence.request(answeredBy: response)
    guard let client = earlier.request?.form?[.clientID], let own = form[.clientID], client != own
    else { return judgement }
    return .fail(
      "'client_id' is '\(own)', but the refresh token was issued to '\(client)'; "
        + TextDifference.words(expected: client, actual: own), expected: client, actual: own)
  }

  /// A refresh token that was traded for a new one is not used again: the app has to discard it.
  ///
  /// A server that takes it once more breaks a rule of its own: for an app that is bound to no key, this is
  /// how it finds out a thief.
  static let refreshTokenUsedOnce = Check(
    "refresh-token-used-once", at: [.refreshRequest], Requirement(.rfc6749("6"), .must),
    "no earlier refresh request got new tokens for the same 'refresh_token'"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let token = step.request?.form?[.refreshToken] else { return nil }
    // Only a new token takes the place of the old one.
    if let other = evidence.issuedTokens.request(trading: token), other.number < step.number,
      let response = evidence.response(to: other),
      evidence.member(.refreshToken, of: response) != nil
    {
      let fault = Judgement.fail("the refresh token was traded before, in \(other.id.quoted)")
      let isTakenAgain =
        evidence.response(to: step)?.isTokenEndpointSuccess == true
        && step.request?.fields["DPoP"] == nil
      return isTakenAgain ? fault.by(Requirement(.rfc9700("4.14.2"), .must)) : fault
    }
    try evidence.requireAllSteps(before: step)
    let earlier = evidence.count(.refreshRequest, before: step)
    return .pass("none of \(earlier.counted("earlier refresh request")) traded this token")
  }

  /// A refresh brings no more than the user approved.
  static let refreshScopeNotWidened = Check(
    "refresh-scope-not-widened", at: [.refreshRequest, .refreshResponse],
    Requirement(.rfc6749("6"), .mustNot),
    "a refresh asks for, and brings, no scope beyond the one that was first granted"
  ) { (step, evidence) throws(MissingEvidence) in
    let request: Step
    let scope: WireText
    if let form = step.request?.form {
      guard let asked = form[.scope] else { return nil }
      (request, scope) = (step, asked)
    } else {
      // What the answer leaves unsaid, the token may say.
      let claim = evidence.jwt(step.accessToken(in: evidence))?.claims.string("scope").value
      guard step.isTokenEndpointSuccess,
        let brought = evidence.member(.scope, of: step)?.stringValue ?? claim
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

  /// A refresh that asks for less does not shrink what is granted: the next one that names no scope gets
  /// all of it.
  static let refreshScopeKept = Check(
    "refresh-scope-kept", at: [.refreshResponse], Requirement(.rfc6749("6"), .must),
    "a refresh that names no scope brings the one that was first granted"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.isTokenEndpointSuccess,
      let brought = evidence.member(.scope, of: step)?.stringValue
    else { return nil }
    let request = try evidence.request(answeredBy: step)
    guard let form = request.request?.form, form[.scope] == nil, let token = form[.refreshToken]
    else { return nil }
    let first = try evidence.firstResponse(behindRefreshTokenIn: request, token)
    guard let granted = try evidence.grantedScope(in: first) else { return nil }
    let missing = ScopeSet(granted).beyond(ScopeSet(brought))
    guard missing.isEmpty else {
      return .fail(
        "'scope' lacks \(missing.quotedList), which \(first.id.quoted) granted: the refresh token "
          + "lost it on the way", expected: granted, actual: brought)
    }
    return .pass("'scope' is '\(brought)', as \(first.id.quoted) granted")
  }

  /// A refresh token goes to the token endpoint, and never to an API.
  static let refreshTokenKeptFromAPI = Check(
    "refresh-token-kept-from-api", at: [.resourceRequest], Requirement(.rfc6749("10.4"), .must),
    "no request to the API holds a refresh token"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let request = step.request else { return nil }
    let words = (step.message?.values ?? []).map(\.value) + [request.bearerToken].compactMap(\.self)
    for word in words {
      if let issued = evidence.issuedTokens.response(issuingRefreshToken: word, before: step) {
        return .fail("the request holds the 'refresh_token' of \(issued.id.quoted)")
      }
    }
    try evidence.requireAllSteps(before: step)
    return .pass("no refresh token in it")
  }

  /// Each refresh brings a new refresh token, so that a copied one is found out.
  ///
  /// The app cannot see a fault, since it does not know whether the old token is still good.
  static let refreshTokenRotated = Check(
    "refresh-token-rotated", at: [.refreshResponse], Requirement(.rfc9700("2.2.2"), .must),
    "the answer to a refresh has a 'refresh_token' that no earlier response had"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.isTokenEndpointSuccess else { return nil }
    let request = try evidence.request(answeredBy: step)
    // A refresh token that is bound to a key of the client need not be replaced.
    guard request.request?.fields["DPoP"] == nil else { return nil }
    guard let token = evidence.member(.refreshToken, of: step)?.stringValue, !token.isEmpty else {
      return .fail("'refresh_token' is missing: the old one stays in use, and a thief's copy too")
    }
    if let first = evidence.issuedTokens.response(issuingRefreshToken: token, before: step) {
      return .fail("'refresh_token' is the one of \(first.id.quoted)")
    }
    if request.request?.form?[.refreshToken] == token {
      return .fail("'refresh_token' is the one of \(request.id.quoted)")
    }
    try evidence.requireAllSteps(before: step)
    return .pass("'refresh_token' is a new one, \(token.characterCount) characters")
  }
}
