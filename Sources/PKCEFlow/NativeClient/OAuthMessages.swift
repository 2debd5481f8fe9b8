import FlowsShared
import HTTPModel
import Simulation
import Vocabulary
import WireFormats

/// A sign-in from the opening of the browser to its answer: the values that only the app knows.
struct SignIn: Sendable {
  var issuer: WireText
  /// Where the answer has to come: RFC 8252 §8.10.
  var redirectURI: WireText
  /// Nil in an app that relies on PKCE alone.
  var state: WireText?
  var nonce: WireText
  var verifier: WireText
  var challenge: WireText

  /// Whether a URL is the redirect URI with an answer behind it.
  ///
  /// The redirect URI may have a query of its own: RFC 6749 §3.1.2.
  func isAnswered(at url: URI) -> Bool {
    let hasQuery = URI(redirectURI).query != nil
    return url.text == redirectURI || url.text.hasPrefix(redirectURI + (hasQuery ? "&" : "?"))
  }
}

/// The sign-ins of an app: one that waits for its answer at most, and the one before.
struct SignIns {
  private var pending: SignIn?
  /// The app without its defence still knows the sign-in that was answered.
  private var answered: SignIn?

  /// Lets a sign-in wait for its answer.
  mutating func begin(_ signIn: SignIn) { pending = signIn }

  /// The sign-in that waits while an answer is judged.
  ///
  /// It goes on waiting, since whoever made the answer up must not be able to end it.
  func waiting(_ defences: DefenceSet) throws(Refusal) -> SignIn {
    if let pending { return pending }
    try requireOne(defences)
    guard let answered else {
      throw Refusal(nil, "an answer came, and there never was a sign-in")
    }
    return answered
  }

  /// Ends the sign-in, whose answer has come; a second answer finds none.
  mutating func end(_ defences: DefenceSet) throws(Refusal) {
    guard let signIn = pending else { return try requireOne(defences) }
    pending = nil
    answered = signIn
  }

  private func requireOne(_ defences: DefenceSet) throws(Refusal) {
    try defences.require(
      .callbackExpected, false, otherwise: nil,
      "an answer came, but no sign-in is waiting for one")
  }
}

/// An authorization request as an app writes it into a URL: RFC 6749 §4.1.1, RFC 7636 §4.3.
struct AuthorizationRequest {
  var clientID = PKCEConstants.clientID
  var redirectURI = PKCEConstants.redirectURI
  var scope: WireText = "openid photos"
  var state: WireText?
  var nonce: WireText?
  /// Nil for a request as there were before PKCE.
  var challenge: WireText?

  /// The URL that the system's browser opens.
  func url(at endpoint: WireText) -> URI {
    URI(endpoint).adding(
      FormParameters([
        .responseType: "code", .clientID: clientID, .redirectURI: redirectURI, .scope: scope,
        .state: state, .nonce: nonce, .codeChallenge: challenge,
        .codeChallengeMethod: challenge.map { _ in CodeChallengeMethod.s256.rawValue },
      ]))
  }
}

/// The forms that an app sends to the token endpoint.
extension FormParameters {
  /// Redeems a code: RFC 6749 §4.1.3, RFC 7636 §4.5.
  static func redeeming(
    _ code: WireText, redirectURI: WireText, clientID: WireText = PKCEConstants.clientID,
    verifier: WireText?
  ) -> FormParameters {
    FormParameters([
      .grantType: GrantType.authorizationCode.rawValue, .code: code, .redirectURI: redirectURI,
      .clientID: clientID, .codeVerifier: verifier,
    ])
  }

  /// Trades a refresh token of the photo app for new tokens: RFC 6749 §6.
  static func refreshing(_ refreshToken: WireText) -> FormParameters {
    FormParameters([
      .grantType: GrantType.refreshToken.rawValue, .refreshToken: refreshToken,
      .clientID: PKCEConstants.clientID,
    ])
  }
}

/// A successful token response, as the app reads it.
///
/// RFC 6749 §5.1
struct TokenResponse: Sendable {
  /// The value of `access_token`.
  var accessToken: WireText
  /// The value of `refresh_token`, if one came.
  var refreshToken: WireText?
  /// The value of `id_token`, if one came: OIDC Core §3.1.3.3.
  var idToken: WireText?
  /// The value of `scope`: what was granted, if that is not what was asked for.
  var scope: WireText?

  /// Reads the body; members that are not known are passed over, as the section asks.
  init(parsing response: HTTPResponse) throws(Refusal) {
    guard response.isSuccess else {
      let error = response.json?[.error]?.stringValue
      throw .passedOn(
        error.map { ErrorCode(rawValue: $0) },
        "the token endpoint answered with status \(response.status)")
    }
    guard let json = response.declaredJSON, let members = json.members else {
      throw Refusal(nil, "the token response is no JSON object of the type 'application/json'")
    }
    if let repeated = members.firstRepeatedName {
      throw Refusal(nil, "'\(repeated)' occurs more than once in the token response")
    }
    guard let token = json[.accessToken]?.stringValue, !token.isEmpty else {
      throw Refusal(nil, "'access_token' is missing in the token response")
    }
    // RFC 6749 §5.1: the value is compared without regard to case.
    let type = json[.tokenType]?.stringValue
    guard type?.asciiLowercased == "bearer" else {
      throw Refusal(nil, "'token_type' is \(type.map { "'\($0)'" } ?? "missing"), not 'Bearer'")
    }
    accessToken = token
    refreshToken = json[.refreshToken]?.stringValue
    idToken = json[.idToken]?.stringValue
    scope = json[.scope]?.stringValue
  }
}
