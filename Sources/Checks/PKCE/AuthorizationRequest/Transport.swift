import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// Every parameter of the flow has a value: one without counts as left out, and not every server reads it so.
  ///
  /// Others that stand there without one are left out as well, and nobody misses them.
  static let parametersHaveValues = Check(
    "parameters-have-values", at: [.authorizationRequest, .tokenRequest, .refreshRequest],
    Requirement(.rfc6749("3.1")), "no parameter of a request stands there without a value"
  ) { step, _ in
    let isAuthorization = step.id.name == .authorizationRequest
    guard let parameters = isAuthorization ? step.authorizationParameters : step.request?.form
    else { return nil }
    let rule = Requirement(.rfc6749(isAuthorization ? "3.1" : "3.2"))
    let named = parameters.all.filter { !$0.rawName.isEmpty }
    // One that stands there again with a value is read by everybody in the same way.
    let valued = Set(named.filter { !$0.value.isEmpty }.map(\.name))
    let empty = named.first {
      $0.value.isEmpty && !valued.contains($0.name) && Self.expected.contains($0.name)
    }
    guard let empty else {
      return .pass("\(valued.count.counted("parameter")), each with a value").by(rule)
    }
    return .warn("'\(empty.name)' has no value, and counts as left out").by(rule)
  }

  /// The parameters that the requests of the flow have.
  private static let expected = Set(
    [
      ParameterName.responseType, .clientID, .redirectURI, .scope, .state, .nonce, .codeChallenge,
      .codeChallengeMethod, .grantType, .code, .codeVerifier, .refreshToken,
    ].map(\.rawValue))

  /// Each server has a redirect URI of its own, by which the app knows who answers.
  static let redirectURIPerServer = Check(
    "redirect-uri-per-server", at: [.openBrowser, .openWebView],
    Requirement(.rfc8252("8.10"), .must),
    "the app sends no other server the same 'redirect_uri'"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let url = step.url, let redirectURI = url.queryParameters[.redirectURI],
      let server = url.origin
    else { return nil }
    let other = evidence.reading(RedirectURIUses.self).otherServer(
      than: server, with: redirectURI, of: step.sender, before: step.number)
    if let other {
      return .fail(
        "'redirect_uri' is '\(redirectURI)', as for '\(other)': an answer does not show which of "
          + "the two servers sent it")
    }
    try evidence.requireAllSteps(before: step)
    return .pass("'redirect_uri' is '\(redirectURI)', for '\(server)' alone")
  }
}
