import FlowsShared
import HTTPModel
import Simulation
import Vocabulary
import WireFormats

/// The authorization endpoint: RFC 6749 §3.1, §4.1.1.
extension AuthorizationServer {
  /// Answers an authorization request with the login page, with an error in the redirect, or, where
  /// the redirect cannot be trusted, with a page.
  func authorize(_ request: HTTPRequest) -> Answer {
    let parameters = request.url.queryParameters
    let client: ClientRegistration
    do {
      try refuseEmbeddedUserAgent(request)
      client = try knownClient(parameters)
      try refuseUnregisteredRedirect(parameters, of: client)
    } catch {
      return Answer(
        Page.error(error.reason), as: .authorizationResponse, refusal: error)
    }
    let redirectURI = parameters[ParameterName.redirectURI.rawValue] ?? ""
    let state = parameters[ParameterName.state.rawValue]
    do {
      let pending = try pendingAuthorization(parameters, redirectURI: redirectURI)
      return showLoginPage(pending, client: client)
    } catch {
      return errorRedirect(error, to: redirectURI, state: state)
    }
  }

  /// A redirect that carries an error to the client: RFC 6749 §4.1.2.1.
  func errorRedirect(_ refusal: Refusal, to redirectURI: WireText, state: WireText?) -> Answer {
    var parameters: FormParameters = [
      FormParameter(ParameterName.error.rawValue, (refusal.error ?? .serverError).rawValue),
      FormParameter(ParameterName.errorDescription.rawValue, refusal.reason),
    ]
    return Answer(
      redirect(to: redirectURI, adding: &parameters, state: state), as: .authorizationResponse,
      refusal: refusal)
  }

  /// The redirect that ends the browser's part, with `state` and `iss`: RFC 9207 §2.
  func redirect(
    to redirectURI: WireText, adding parameters: inout FormParameters, state: WireText?
  ) -> HTTPResponse {
    if let state { parameters.all.append(FormParameter(ParameterName.state.rawValue, state)) }
    parameters.all.append(FormParameter(ParameterName.issuer.rawValue, issuer))
    return HTTPResponse(
      status: 302,
      fields: [
        "Location": URI(redirectURI).adding(parameters).text,
        "Cache-Control": "no-store",
      ])
  }

  private func showLoginPage(_ pending: PendingAuthorization, client: ClientRegistration) -> Answer
  {
    let cookie = unguessable(16, for: "session cookie")
    pendingAuthorizations[cookie] = pending
    return Answer(loginPage(pending, client: client, cookie: cookie), as: .loginPage)
  }

  func loginPage(
    _ pending: PendingAuthorization, client: ClientRegistration, cookie: WireText,
    message: WireText? = nil
  ) -> HTTPResponse {
    Page.login(
      action: issuer + Path.login, clientName: client.name, scope: pending.scope,
      antiForgeryToken: pending.antiForgeryToken, cookie: cookie, message: message)
  }

  /// An app that shows the page in its own web view can read the password: RFC 8252 §8.12.
  private func refuseEmbeddedUserAgent(_ request: HTTPRequest) throws(Refusal) {
    let userAgent = request.fields["User-Agent"] ?? ""
    try seat.defences.require(
      .embeddedUserAgentRefused, !userAgent.contains("WebView"), otherwise: nil,
      "'User-Agent' is '\(userAgent)', a view inside an app; open the page in the system's browser")
  }

  private func knownClient(_ parameters: FormParameters) throws(Refusal) -> ClientRegistration {
    for name in [ParameterName.clientID, .redirectURI] {
      try seat.defences.require(
        .parameterOnce, parameters.values(of: name.rawValue).count <= 1, otherwise: .invalidRequest,
        "'\(name)' occurs more than once")
    }
    guard let clientID = parameters[ParameterName.clientID.rawValue] else {
      throw Refusal(.invalidRequest, "'client_id' is missing")
    }
    guard let client = client(clientID) else {
      throw Refusal(.invalidRequest, "no client is registered under the 'client_id' '\(clientID)'")
    }
    return client
  }

  func client(_ clientID: WireText) -> ClientRegistration? {
    settings.clients.first { $0.clientID == clientID }
  }

  private func refuseUnregisteredRedirect(
    _ parameters: FormParameters, of client: ClientRegistration
  ) throws(Refusal) {
    guard let redirectURI = parameters[ParameterName.redirectURI.rawValue] else {
      throw Refusal(.invalidRequest, "'redirect_uri' is missing")
    }
    let match = RedirectURIMatch(of: redirectURI, among: client.redirectURIs)
    try seat.defences.require(
      .loopbackLiteral, match != .localhostWithAnotherPort, otherwise: .invalidRequest,
      "the port of '\(redirectURI)' is not the registered one; it is free only for 127.0.0.1 and "
        + "[::1], since the name 'localhost' may lead elsewhere")
    try seat.defences.require(
      .redirectURIRegistered, match != .none, otherwise: .invalidRequest,
      "'redirect_uri' is '\(redirectURI)', which is not registered for this client; "
        + "registered: '\(client.redirectURIs.joined(separator: "', '"))'")
    try seat.defences.require(
      .schemeReverseDomain, isAllowedScheme(URI(redirectURI).scheme), otherwise: .invalidRequest,
      "the scheme of '\(redirectURI)' is no domain name in reverse order, such as 'com.example.app'"
    )
  }

  private func isAllowedScheme(_ scheme: WireText?) -> Bool {
    guard let scheme else { return false }
    if ["https", "http"].contains(scheme) { return true }
    // A private-use scheme that is a domain name in reverse order has a period at least.
    let labels = scheme.split(at: ".")
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
  }

  private func pendingAuthorization(
    _ parameters: FormParameters, redirectURI: WireText
  ) throws(Refusal) -> PendingAuthorization {
    if let repeated = parameters.repeatedNames.first {
      try seat.defences.require(
        .parameterOnce, false, otherwise: .invalidRequest, "'\(repeated)' occurs more than once")
    }
    guard let responseType = parameters[ParameterName.responseType.rawValue] else {
      throw Refusal(.invalidRequest, "'response_type' is missing")
    }
    guard responseType == "code" else {
      throw Refusal(
        .unsupportedResponseType, "'response_type' is '\(responseType)'; only 'code' is supported")
    }
    return PendingAuthorization(
      clientID: parameters[ParameterName.clientID.rawValue] ?? "", redirectURI: redirectURI,
      scope: try knownScope(parameters), state: parameters[ParameterName.state.rawValue],
      nonce: parameters[ParameterName.nonce.rawValue], challenge: try challenge(parameters),
      antiForgeryToken: unguessable(16, for: "csrf_token"),
      expiresAt: seat.clock.now + settings.loginLifetime)
  }

  private func knownScope(_ parameters: FormParameters) throws(Refusal) -> WireText {
    guard let scope = parameters[ParameterName.scope.rawValue], !scope.isEmpty else {
      throw Refusal(.invalidScope, "'scope' is missing; this server has no default")
    }
    let known = Set(settings.scopes)
    let unknown = scope.words.first { !known.contains($0) }
    if let unknown {
      throw Refusal(
        .invalidScope,
        "the scope '\(unknown)' is unknown; known: '\(settings.scopes.joined(separator: " "))'")
    }
    return scope
  }

  /// The challenge to store; nil when none was sent.
  ///
  /// A missing method means `plain`: RFC 7636 §4.3.
  private func challenge(_ parameters: FormParameters) throws(Refusal) -> StoredChallenge? {
    guard let value = parameters[ParameterName.codeChallenge.rawValue] else { return nil }
    let method =
      parameters[ParameterName.codeChallengeMethod.rawValue].map {
        CodeChallengeMethod(rawValue: $0)
      }
      ?? .plain
    try seat.defences.require(
      .challengeMethodS256, method == .s256, otherwise: .invalidRequest,
      "'code_challenge_method' must be 'S256', not '\(method)'"
        + (parameters[ParameterName.codeChallengeMethod.rawValue] == nil
          ? ", which its absence means" : ""))
    guard [.s256, .plain].contains(method) else {
      throw Refusal(.invalidRequest, "'code_challenge_method' is '\(method)', which is not known")
    }
    return StoredChallenge(value: value, method: method)
  }
}
