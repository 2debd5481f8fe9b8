import WireFormats

/// The error codes of OAuth.
extension ErrorCode {
  /// A parameter is missing, repeated or malformed.
  public static let invalidRequest = Self("invalid_request")
  /// The client is unknown or did not authenticate.
  public static let invalidClient = Self("invalid_client")
  /// The code, the verifier or the refresh token does not hold.
  public static let invalidGrant = Self("invalid_grant")
  /// The client may not use this grant or this response type.
  public static let unauthorizedClient = Self("unauthorized_client")
  /// The user or the server said no.
  public static let accessDenied = Self("access_denied")
  /// The server does not issue what `response_type` asks for.
  public static let unsupportedResponseType = Self("unsupported_response_type")
  /// The server does not know this `grant_type`.
  public static let unsupportedGrantType = Self("unsupported_grant_type")
  /// The scope is unknown, malformed or more than may be granted.
  public static let invalidScope = Self("invalid_scope")
  /// The server failed; a redirect cannot carry status 500.
  public static let serverError = Self("server_error")
  /// The server is overloaded or down for a while; a redirect cannot carry status 503.
  public static let temporarilyUnavailable = Self("temporarily_unavailable")
  /// The access token is expired, revoked or malformed, or fails for another reason.
  public static let invalidToken = Self("invalid_token")
  /// The access token is good, but does not reach this far.
  public static let insufficientScope = Self("insufficient_scope")
}

extension CommonTerms {
  /// What they mean, and who answers with them.
  static let errors: [ErrorMeaning] = .table([
    "a parameter is missing, is there twice, or makes no sense: the client has to be mended":
      (.invalidRequest, [.authorizationEndpoint, .tokenEndpoint, .resourceServer]),
    "the client is unknown, or did not prove who it is":
      (.invalidClient, [.tokenEndpoint]),
    "the code or refresh token is wrong, used, expired or another client's, or the verifier or "
      + "redirect URI does not fit: the app has to begin again":
      (.invalidGrant, [.tokenEndpoint]),
    "the client is known, but may not use this way of getting tokens":
      (.unauthorizedClient, [.authorizationEndpoint, .tokenEndpoint]),
    "the user said no, or the server did: the app should accept it and not ask again at once":
      (.accessDenied, [.authorizationEndpoint]),
    "the server does not issue what 'response_type' asks for":
      (.unsupportedResponseType, [.authorizationEndpoint]),
    "the token endpoint does not know this 'grant_type'":
      (.unsupportedGrantType, [.tokenEndpoint]),
    "a scope is unknown, or more than what was granted before":
      (.invalidScope, [.authorizationEndpoint, .tokenEndpoint]),
    "the server failed; it says so in the redirect, which cannot carry status 500":
      (.serverError, [.authorizationEndpoint]),
    "the server cannot answer now; it says so in the redirect, which cannot carry status 503":
      (.temporarilyUnavailable, [.authorizationEndpoint]),
    "the access token is expired, revoked or malformed: the app should refresh and try once more":
      (.invalidToken, [.resourceServer]),
    "the access token is good, but does not reach this far; asking the user for more may help":
      (.insufficientScope, [.resourceServer]),
  ])
}
