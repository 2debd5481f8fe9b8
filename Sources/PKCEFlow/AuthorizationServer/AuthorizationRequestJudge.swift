import FlowsShared
import HTTPModel
import Simulation
import Vocabulary
import WireFormats

/// A client as the authorization server knows it.
///
/// RFC 6749 §2
struct ClientRegistration: Sendable {
  /// The client identifier.
  var clientID: WireText
  /// The name that the login page shows.
  var name: WireText
  /// Where answers may go.
  var redirectURIs: [WireText]
  /// The secret that ships in every copy of a native app, if its maker registered one.
  ///
  /// The client is public all the same.
  var shippedSecret: WireText?
}

/// How a redirect URI fits the registered ones.
enum RedirectURIMatch: Equatable {
  /// Character by character, or but for the port of a loopback address, which an app cannot know
  /// beforehand: RFC 8252 §7.3.
  case registered
  /// But for the port, and the host is the name `localhost`: RFC 8252 §8.3 warns of it.
  case localhostWithAnotherPort
  /// Not at all.
  case none

  init(of requested: WireText, among registered: [WireText]) {
    if registered.contains(where: { Self.areEqual($0, requested, ["127.0.0.1", "[::1]"]) }) {
      self = .registered
    } else if registered.contains(where: { Self.areEqual($0, requested, ["localhost"]) }) {
      self = .localhostWithAnotherPort
    } else {
      self = .none
    }
  }

  /// Whether two URIs are equal, where the port does not count at these hosts.
  private static func areEqual(
    _ registered: WireText, _ requested: WireText, _ hosts: [WireText]
  ) -> Bool {
    registered == requested
      || withoutPort(registered, hosts: hosts).map { $0 == withoutPort(requested, hosts: hosts) }
        == true
  }

  /// An `http` URI of one of these hosts without its port; nil for every other URI.
  private static func withoutPort(_ text: WireText, hosts: [WireText]) -> WireText? {
    var uri = URI(text)
    guard uri.scheme == "http", let authority = uri.authority,
      let host = hosts.first(where: { authority == $0 || authority.hasPrefix($0 + ":") })
    else { return nil }
    uri.authority = host
    return uri.text
  }
}

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
struct AuthorizationRequestJudge {
  /// The scopes that the server knows.
  static let scopes: [WireText] = ["openid", "photos"]

  private let userAgent: WireText
  private let parameters: FormParameters
  private let defences: DefenceSet

  init(_ request: HTTPRequest, defences: DefenceSet) {
    userAgent = request.fields["User-Agent"] ?? ""
    parameters = request.url.queryParameters
    self.defences = defences
  }

  /// Where the answer is to go, which can be trusted when `client` refused nothing.
  var redirectURI: WireText { parameters[.redirectURI] ?? "" }

  /// What is to come back with the answer.
  var state: WireText? { parameters[.state] }

  /// The client that asks; what this refuses must not be answered with a redirect.
  func client(among clients: [ClientRegistration]) throws(Refusal) -> ClientRegistration {
    // An app that shows the page in its own web view can read the password: RFC 8252 §8.12.
    try defences.require(
      .embeddedUserAgentRefused, !userAgent.contains("WebView"), otherwise: nil,
      "'User-Agent' is '\(userAgent)', a view inside an app; open the page in the system's browser")
    for name in [ParameterName.clientID, .redirectURI] {
      try defences.require(
        .parameterOnce, parameters.values(of: name).count <= 1, otherwise: .invalidRequest,
        "'\(name)' occurs more than once")
    }
    let clientID = try required(.clientID)
    guard let client = clients.first(where: { $0.clientID == clientID }) else {
      throw Refusal(.invalidRequest, "no client is registered under the 'client_id' '\(clientID)'")
    }
    try refuseUnregisteredRedirect(of: client)
    return client
  }

  private func refuseUnregisteredRedirect(of client: ClientRegistration) throws(Refusal) {
    let redirectURI = try required(.redirectURI)
    let match = RedirectURIMatch(of: redirectURI, among: client.redirectURIs)
    try defences.require(
      .loopbackLiteral, match != .localhostWithAnotherPort, otherwise: .invalidRequest,
      "the port of '\(redirectURI)' is not the registered one; it is free only for 127.0.0.1 and "
        + "[::1], since the name 'localhost' may lead elsewhere")
    try defences.require(
      .redirectURIRegistered, match != .none, otherwise: .invalidRequest,
      "'redirect_uri' is '\(redirectURI)', which is not registered for this client; "
        + "registered: '\(client.redirectURIs.joined(separator: "', '"))'")
    try defences.require(
      .schemeReverseDomain, Self.isAllowed(URI(redirectURI).scheme), otherwise: .invalidRequest,
      "the scheme of '\(redirectURI)' is no domain name in reverse order, such as 'com.example.app'"
    )
  }

  private static func isAllowed(_ scheme: WireText?) -> Bool {
    guard let scheme else { return false }
    if ["https", "http"].contains(scheme) { return true }
    // A private-use scheme that is a domain name in reverse order has a period at least.
    let labels = scheme.split(at: ".")
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
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
      clientID: parameters[.clientID] ?? "", redirectURI: redirectURI, scope: try knownScope(),
      state: state, nonce: parameters[.nonce], challenge: try challenge())
  }

  private func required(_ name: ParameterName) throws(Refusal) -> WireText {
    guard let value = parameters[name] else {
      throw Refusal(.invalidRequest, "'\(name)' is missing")
    }
    return value
  }

  private func knownScope() throws(Refusal) -> WireText {
    guard let scope = parameters[.scope], !scope.isEmpty else {
      throw Refusal(.invalidScope, "'scope' is missing; this server has no default")
    }
    if let unknown = scope.words.first(where: { !Self.scopes.contains($0) }) {
      throw Refusal(
        .invalidScope,
        "the scope '\(unknown)' is unknown; known: '\(Self.scopes.joined(separator: " "))'")
    }
    return scope
  }

  /// The challenge to store; nil when none was sent.
  ///
  /// A missing method means `plain`: RFC 7636 §4.3.
  private func challenge() throws(Refusal) -> StoredChallenge? {
    guard let value = parameters[.codeChallenge] else { return nil }
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
  /// Nobody can tell which of several values is meant: RFC 6749 §3.1, §3.2.
  func refuseRepeats(_ defences: DefenceSet) throws(Refusal) {
    guard let repeated = repeatedNames.first else { return }
    try defences.require(
      .parameterOnce, false, otherwise: .invalidRequest, "'\(repeated)' occurs more than once")
  }
}

/// What the authorization endpoint and the login page answer with.
extension Answer {
  /// A redirect that carries an error to the client: RFC 6749 §4.1.2.1.
  static func errorRedirect(
    _ refusal: Refusal, to redirectURI: WireText, state: WireText?
  ) -> Answer {
    redirect(
      to: redirectURI,
      [
        .error: (refusal.error ?? .serverError).rawValue,
        .errorDescription: WireText(refusal.reason), .state: state,
      ], refusal: refusal)
  }

  /// The redirect that ends the browser's part, with the issuer behind the rest: RFC 9207 §2.
  static func redirect(
    to redirectURI: WireText, _ parameters: KeyValuePairs<ParameterName, WireText?>,
    refusal: Refusal? = nil
  ) -> Answer {
    let url = URI(redirectURI).adding(FormParameters(parameters))
      .adding(FormParameters([.issuer: PKCEConstants.issuer]))
    return Answer(
      .redirect(to: url.text), as: .authorizationResponse, refusal: refusal)
  }

  /// A page that says what is wrong, where no redirect can be trusted.
  static func errorPage(_ refusal: Refusal, status: Int = 400) -> Answer {
    Answer(
      Page.error(refusal.reason, status: status), as: .authorizationResponse, refusal: refusal)
  }
}
