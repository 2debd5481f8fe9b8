import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// Which authorization request a message belongs to: they share the code, and before there is a code,
/// the session cookie of the login.
extension Evidence {
  /// The authorization response that issued a code.
  func authorizationResponse(issuing code: WireText) throws(MissingEvidence) -> Step {
    guard let response = first(.authorizationResponse, with: .parameter(.code, code)) else {
      throw MissingEvidence("no authorization response in the transcript issues the code '\(code)'")
    }
    return response
  }

  /// The authorization request that an authorization response answers, perhaps by way of a login.
  func authorizationRequest(behind response: Step) throws(MissingEvidence) -> Step {
    let request = try request(answeredBy: response)
    if request.id.name == .authorizationRequest { return request }
    // A wrong password brings the page once more, in answer to the form: that page is not meant.
    let page = try loginPage(
      for: request, where: { $0.answers.flatMap { step($0) }?.id.name != .loginSubmit })
    guard let number = page?.answers, let behind = step(number) else {
      throw MissingEvidence(
        "the authorization request behind '\(request.id)' is not in the transcript")
    }
    return behind
  }

  /// The authorization request for which a code was issued.
  func authorizationRequest(forCode code: WireText) throws(MissingEvidence) -> Step {
    try authorizationRequest(behind: try authorizationResponse(issuing: code))
  }
}

/// Where a token that somebody uses comes from: the response that has the same token issued it.
extension Evidence {
  /// The response that issued the access token of a step: the step itself, or for a request the one
  /// before it that has the same token.
  func issuance(ofAccessTokenIn step: Step) throws(MissingEvidence) -> Step {
    if step.response != nil { return step }
    let token = step.accessToken(in: self) ?? ""
    guard let response = issuedTokens.response(issuingAccessToken: token, before: step) else {
      throw MissingEvidence("no token response before \(step.id.quoted) issues its access token")
    }
    return response
  }

  /// The answer to the code with which the chain of refreshes began that ends in a token response.
  func firstResponse(behind response: Step) throws(MissingEvidence) -> Step {
    let request = try request(answeredBy: response)
    guard let token = request.request?.form?[.refreshToken] else { return response }
    return try firstResponse(behindRefreshTokenIn: request, token)
  }

  /// The answer to the code with which the chain of refreshes began that ends in a refresh request.
  func firstResponse(
    behindRefreshTokenIn request: Step, _ token: WireText
  ) throws(MissingEvidence) -> Step {
    guard let first = issuedTokens.firstResponse(behindRefreshToken: token),
      first.number < request.number
    else {
      throw MissingEvidence(
        "no token response before \(request.id.quoted) issues its refresh token")
    }
    return first
  }
}

/// Which grant the tokens of a response belong to: that of the code in the first token request.
extension Evidence {
  /// The authorization request that was granted: for its code the first tokens were issued.
  func grantedRequest(behind response: Step) throws(MissingEvidence) -> Step {
    let first = try request(answeredBy: try firstResponse(behind: response))
    guard let code = first.request?.form?[.code] else {
      throw MissingEvidence("\(first.id.quoted) has no 'code' that would name its grant")
    }
    return try authorizationRequest(forCode: code)
  }

  /// What the app itself asked for when it began the sign-in that ends in these tokens.
  ///
  /// The verifier tells which request that is, since only the app that drew it can send it. An injected
  /// code was issued for another request than the app's own, and the app has to notice.
  func ownRequest(behind response: Step) throws(MissingEvidence) -> FormParameters {
    try ownSignIn(behind: response).authorizationParameters ?? []
  }

  /// The message in which the app asked for it.
  func ownSignIn(behind response: Step) throws(MissingEvidence) -> Step {
    let first = try request(answeredBy: try firstResponse(behind: response))
    if let verifier = first.request?.form?[.codeVerifier] {
      for challenge in [Hashing.base64URL(verifier), verifier] {
        // The app's own message first: on its way to the server the request may have been changed.
        for name in [
          MessageName.openBrowser, .openWebView, .browserLaunch, .authorizationRequest,
        ] {
          let own = last(name, with: .parameter(.codeChallenge, challenge), before: first)
          if let own { return own }
        }
      }
    }
    return try grantedRequest(behind: response)
  }

  /// The metadata of the issuer whose token endpoint answered.
  func metadata(behind response: Step) throws(MissingEvidence) -> AuthorizationServerMetadata {
    guard let url = try request(answeredBy: response).request?.url else {
      throw MissingEvidence("what \(response.id.quoted) answers is no request")
    }
    return try reading(ServerMetadata.self).metadata(ofTokenEndpoint: url)
  }

  /// The scope that a token response grants: what it says, or else what was asked for.
  ///
  /// RFC 6749 §5.1
  func grantedScope(in response: Step) throws(MissingEvidence) -> WireText? {
    if let scope = member(.scope, of: response)?.stringValue { return scope }
    // RFC 6749 §6: a refresh that names no scope means the one that was granted first.
    let request = try request(answeredBy: response).request?.form
    if request?[.refreshToken] != nil, let asked = request?[.scope] { return asked }
    let first = try firstResponse(behind: response)
    if let scope = member(.scope, of: first)?.stringValue { return scope }
    return try grantedRequest(behind: first).authorizationParameters?[.scope]
  }
}
