public import WireFormats

/// A parameter as it is spelled in a query, a form or a JSON body.
///
/// What each one is for stands in its `Term`; here is only the spelling that code uses.
public struct ParameterName: OpenVocabulary {
  /// The spelling on the wire.
  public let rawValue: WireText

  /// The name with the given spelling.
  public init(rawValue: WireText) { self.rawValue = rawValue }
}

/// The authorization request.
extension ParameterName {
  /// What the redirect is to bring back: RFC 6749 §3.1.1.
  public static let responseType = Self("response_type")
  /// Who the client says it is: RFC 6749 §2.2.
  public static let clientID = Self("client_id")
  /// Where the answer goes: RFC 6749 §3.1.2.
  public static let redirectURI = Self("redirect_uri")
  /// What the client wants, or was granted: RFC 6749 §3.3.
  public static let scope = Self("scope")
  /// What ties the answer to the request: RFC 6749 §4.1.1.
  public static let state = Self("state")
  /// What ties the ID token to the request: OIDC Core §3.1.2.1.
  public static let nonce = Self("nonce")
  /// What the verifier will be compared with: RFC 7636 §4.3.
  public static let codeChallenge = Self("code_challenge")
  /// How the challenge was derived: RFC 7636 §4.3.
  public static let codeChallengeMethod = Self("code_challenge_method")
}

/// The login form. No specification gives these names: they are the server's own.
extension ParameterName {
  /// The name under which the user signs in.
  public static let username = Self("username")
  /// The user's password.
  public static let password = Self("password")
  /// The value that ties the form to the page that the server sent.
  public static let csrfToken = Self("csrf_token")
  /// Whether the user approves or denies.
  public static let decision = Self("decision")
}

/// The authorization response.
extension ParameterName {
  /// What the token endpoint takes in exchange: RFC 6749 §4.1.2.
  public static let code = Self("code")
  /// Who answers: RFC 9207 §2.
  public static let issuer = Self("iss")
  /// Why there is a refusal: RFC 6749 §4.1.2.1 and §5.2.
  public static let error = Self("error")
  /// The refusal in words: RFC 6749 §4.1.2.1 and §5.2.
  public static let errorDescription = Self("error_description")
  /// A page about the refusal: RFC 6749 §4.1.2.1 and §5.2.
  public static let errorURI = Self("error_uri")
}

/// The token request.
extension ParameterName {
  /// What is offered in exchange for tokens: RFC 6749 §4.1.3.
  public static let grantType = Self("grant_type")
  /// The secret behind the challenge: RFC 7636 §4.5.
  public static let codeVerifier = Self("code_verifier")
  /// What a confidential client proves itself with: RFC 6749 §2.3.1.
  public static let clientSecret = Self("client_secret")
}

/// The token response.
extension ParameterName {
  /// What opens the API: RFC 6749 §5.1.
  public static let accessToken = Self("access_token")
  /// How the access token is used: RFC 6749 §5.1 and §7.1.
  public static let tokenType = Self("token_type")
  /// How long the access token lives: RFC 6749 §5.1.
  public static let expiresIn = Self("expires_in")
  /// What gets new tokens: RFC 6749 §5.1 and §6.
  public static let refreshToken = Self("refresh_token")
  /// What says who signed in: OIDC Core §3.1.3.3.
  public static let idToken = Self("id_token")
}
