import FlowsShared
import HTTPModel
import Simulation
import Vocabulary
import WireFormats

/// What the user is asked to approve.
struct Authorization: Sendable {
  var clientID: WireText
  var redirectURI: WireText
  var scope: WireText
  var state: WireText?
  var nonce: WireText?
  var challenge: StoredChallenge?
}

/// The code challenge that came with an authorization request.
struct StoredChallenge: Sendable {
  var value: WireText
  var method: CodeChallengeMethod
}

/// How the server judges an authorization request: RFC 6749 §3.1, §4.1.1.
///
/// It comes by GET, or as a form by POST: OIDC Core §3.1.2.1.
struct AuthorizationRequestJudge {
  /// The scopes that the server knows.
  static let scopes: [WireText] = ["openid", "photos"]

  private let userAgent: WireText
  private let parameters: FormParameters
  private let takesOldClients: Bool
  private let defences: DefenceSet

  init(_ request: HTTPRequest, takesOldClients: Bool, defences: DefenceSet) {
    userAgent = request.fields["User-Agent"] ?? ""
    let sent = request.method == "POST" ? request.form ?? [] : request.url.queryParameters
    parameters = sent.withoutEmpty
    self.takesOldClients = takesOldClients
    self.defences = defences
  }

  /// Where the answer is to go, which can be trusted when `client` refused nothing.
  var redirectURI: WireText { parameters[.redirectURI] ?? "" }

  /// What is to come back with the answer.
  var state: WireText? { parameters[.state] }

  /// The client that asks; what this refuses must not be answered with a redirect, and so has no error
  /// code.
  func client(among clients: [ClientRegistration]) throws(Refusal) -> ClientRegistration {
    // An app that shows the page in its own web view can read the password: RFC 8252 §8.12.
    try defences.require(
      .embeddedUserAgentRefused, !userAgent.contains("WebView"), otherwise: nil,
      "'User-Agent' is '\(userAgent)', a view inside an app; open the page in the system's browser")
    for name in [ParameterName.clientID, .redirectURI] {
      try defences.require(
        .parameterOnce, parameters.values(of: name).count <= 1, otherwise: nil,
        "'\(name)' occurs more than once")
    }
    let clientID = try required(.clientID, otherwise: nil)
    guard let client = clients.first(where: { $0.clientID == clientID }) else {
      throw Refusal(nil, "no client is registered under the 'client_id' '\(clientID)'")
    }
    try refuseUnregisteredRedirect(of: client)
    return client
  }

  private func refuseUnregisteredRedirect(of client: ClientRegistration) throws(Refusal) {
    let redirectURI = try required(.redirectURI, otherwise: nil)
    let match = RedirectURIMatch(of: redirectURI, among: client.redirectURIs)
    try defences.require(
      .loopbackLiteral, match != .localhostWithAnotherPort, otherwise: nil,
      "the port of '\(redirectURI)' is not the registered one; it is free only for 127.0.0.1 and "
        + "[::1], since the name 'localhost' may lead elsewhere")
    try defences.require(
      .redirectURIRegistered, match != .none, otherwise: nil,
      "'redirect_uri' is '\(redirectURI)', which is not registered for this client; "
        + "registered: '\(client.redirectURIs.joined(separator: "', '"))'")
    try refuseUnfit(URI(redirectURI))
  }

  /// What should not have been registered at all.
  private func refuseUnfit(_ redirectURI: URI) throws(Refusal) {
    guard RedirectURIRules.isAbsolute(redirectURI) else {
      throw Refusal(
        nil, "'redirect_uri' is '\(redirectURI)'; it must be absolute, and have no fragment")
    }
    try defences.require(
      .httpLoopbackOnly, RedirectURIRules.isEncryptedOrLocal(redirectURI), otherwise: nil,
      "'\(redirectURI)' is http, which is only for an app that listens on its own device")
    try defences.require(
      .schemeReverseDomain, RedirectURIRules.hasOwnedScheme(redirectURI), otherwise: nil,
      "the scheme of '\(redirectURI)' is no domain name in reverse order, such as 'com.example.app'"
    )
  }

  /// What the user is to approve; what this refuses is answered with a redirect.
  func authorization() throws(Refusal) -> Authorization {
    try parameters.refuseRepeats(defences)
    let responseType = try required(.responseType)
    guard responseType == "code" else {
      throw Refusal(
        .unsupportedResponseType, "'response_type' is '\(responseType)'; only 'code' is supported")
    }
    return Authorization(
      clientID: parameters[.clientID] ?? "", redirectURI: redirectURI, scope: try knownScopes(),
      state: state, nonce: parameters[.nonce], challenge: try challenge())
  }

  private func required(
    _ name: ParameterName, otherwise error: ErrorCode? = .invalidRequest
  ) throws(Refusal) -> WireText {
    guard let value = parameters[name] else { throw Refusal(error, "'\(name)' is missing") }
    return value
  }

  /// The scopes that were asked for and that there are; others are passed over: OIDC Core §3.1.2.1.
  private func knownScopes() throws(Refusal) -> WireText {
    guard let scope = parameters[.scope] else {
      throw Refusal(.invalidScope, "'scope' is missing; this server has no default")
    }
    let known = scope.words.filter { Self.scopes.contains($0) }
    guard !known.isEmpty else {
      throw Refusal(
        .invalidScope,
        "the scope '\(scope)' is unknown; known: '\(Self.scopes.joined(separator: " "))'")
    }
    return known.joined(separator: " ")
  }

  /// The challenge to store; nil when none was sent, and none is required.
  ///
  /// A missing method means `plain`: RFC 7636 §4.3.
  private func challenge() throws(Refusal) -> StoredChallenge? {
    guard let value = parameters[.codeChallenge] else {
      try defences.require(
        .challengeRequired, takesOldClients, otherwise: .invalidRequest,
        "'code_challenge' is missing; this server asks every native app for one")
      return nil
    }
    let named = parameters[.codeChallengeMethod].map { CodeChallengeMethod(rawValue: $0) }
    let method = named ?? .plain
    try defences.require(
      .challengeMethodS256, method == .s256, otherwise: .invalidRequest,
      "'code_challenge_method' must be 'S256', not '\(method)'"
        + (named == nil ? ", which its absence means" : ""))
    guard [.s256, .plain].contains(method) else {
      throw Refusal(.invalidRequest, "'code_challenge_method' is '\(method)', which is not known")
    }
    return StoredChallenge(value: value, method: method)
  }
}

extension FormParameters {
  /// Those that have a value: one without counts as left out, RFC 6749 §3.1, §3.2.
  var withoutEmpty: FormParameters { FormParameters(all.filter { !$0.value.isEmpty }) }

  /// Nobody can tell which of several values is meant: RFC 6749 §3.1, §3.2.
  func refuseRepeats(_ defences: DefenceSet) throws(Refusal) {
    guard let repeated = repeatedNames.first else { return }
    try defences.require(
      .parameterOnce, false, otherwise: .invalidRequest, "'\(repeated)' occurs more than once")
  }
}

/// What the authorization endpoint and the login page answer with.
extension Answer {
  /// A page that says what is wrong, where no redirect can be trusted.
  static func errorPage(_ refusal: Refusal, status: Int = 400) -> Answer {
    Answer(
      Page.error(refusal.reason, status: status), as: .authorizationResponse, refusal: refusal)
  }
}

/// The redirect that ends the browser's part: RFC 6749 §4.1.2.
struct AuthorizationResponse {
  /// Where the client takes the answer.
  let redirectURI: WireText
  /// What it sent to have it back.
  let state: WireText?
  /// Who answers, RFC 9207 §2; nil for a server that does not say it.
  let issuer: WireText?
  /// 303, with which the browser leaves the form that it sent behind: RFC 9700 §4.12.
  var status = 303

  /// The answer with a code.
  func answer(code: WireText) -> Answer { answer([.code: code]) }

  /// The answer with an error: RFC 6749 §4.1.2.1.
  func answer(_ refusal: Refusal) -> Answer {
    answer(
      [
        .error: (refusal.error ?? .serverError).rawValue,
        .errorDescription: ErrorDescription.text(refusal.reason),
      ], refusal)
  }

  private func answer(
    _ parameters: KeyValuePairs<ParameterName, WireText?>, _ refusal: Refusal? = nil
  ) -> Answer {
    let url = URI(redirectURI).adding(FormParameters(parameters))
      .adding(FormParameters([.state: state, .issuer: issuer]))
    return Answer(
      .redirect(to: url.text, status: status), as: .authorizationResponse, refusal: refusal)
  }
}
