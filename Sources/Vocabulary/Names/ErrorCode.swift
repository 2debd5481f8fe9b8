public import WireFormats

/// The machine-readable reason of a refusal: the value of `error`.
public struct ErrorCode: OpenVocabulary {
  /// The spelling on the wire.
  public let rawValue: WireText

  /// The code with the given spelling.
  public init(rawValue: WireText) { self.rawValue = rawValue }

  /// A parameter is missing, repeated or malformed.
  public static let invalidRequest = Self("invalid_request")
  /// The client may not use this grant or this response type.
  public static let unauthorizedClient = Self("unauthorized_client")
  /// The user or the server said no.
  public static let accessDenied = Self("access_denied")
  /// The server does not issue what `response_type` asks for.
  public static let unsupportedResponseType = Self("unsupported_response_type")
  /// The scope is unknown, malformed or more than may be granted.
  public static let invalidScope = Self("invalid_scope")
  /// The server failed; a redirect cannot carry status 500.
  public static let serverError = Self("server_error")
  /// The server is overloaded or down for a while; a redirect cannot carry status 503.
  public static let temporarilyUnavailable = Self("temporarily_unavailable")
  /// The client is unknown or did not authenticate.
  public static let invalidClient = Self("invalid_client")
  /// The code, the verifier or the refresh token does not hold.
  public static let invalidGrant = Self("invalid_grant")
  /// The server does not know this `grant_type`.
  public static let unsupportedGrantType = Self("unsupported_grant_type")
  /// The access token is expired, revoked or malformed, or fails for another reason.
  public static let invalidToken = Self("invalid_token")
  /// The access token is good, but does not reach this far.
  public static let insufficientScope = Self("insufficient_scope")
  /// The user closed Apple's sheet: `ASAuthorizationError.canceled`.
  public static let authorizationCanceled = Self("1001")
  /// Apple's service did not authorize: `ASAuthorizationError.failed`.
  public static let authorizationFailed = Self("1004")
  /// Firebase: the raw nonce is missing, used before, or does not fit the identity token.
  public static let missingOrInvalidNonce = Self("MISSING_OR_INVALID_NONCE")
  /// Firebase: the identity token cannot be believed; a text behind the colon says why.
  public static let invalidIDPResponse = Self("INVALID_IDP_RESPONSE")
  /// Firebase: the request names no provider, or carries nothing from it.
  public static let invalidCredentialOrProviderID = Self("INVALID_CREDENTIAL_OR_PROVIDER_ID")
  /// Firebase: nobody configured this provider for the project.
  public static let operationNotAllowed = Self("OPERATION_NOT_ALLOWED")
  /// Google's services: the request does not say for which project it is, or is malformed.
  public static let invalidArgument = Self("INVALID_ARGUMENT")
  /// A mobile service: the request lacks something, or makes no sense.
  public static let mobileServiceBadRequest = Self("400")
  /// A mobile service: the application key, the password or the token is not good.
  public static let mobileServiceUnauthorized = Self("401")
  /// A mobile service: the name is taken.
  public static let mobileServiceConflict = Self("409")
  /// A mobile service: it cannot work as it is set up.
  public static let mobileServiceFailure = Self("500")

  /// Every code above, in that order.
  public static let all: [Self] = [
    invalidRequest, unauthorizedClient, accessDenied, unsupportedResponseType, invalidScope,
    serverError, temporarilyUnavailable, invalidClient, invalidGrant, unsupportedGrantType,
    invalidToken, insufficientScope, authorizationCanceled, authorizationFailed,
    missingOrInvalidNonce, invalidIDPResponse, invalidCredentialOrProviderID, operationNotAllowed,
    invalidArgument,
    mobileServiceBadRequest, mobileServiceUnauthorized, mobileServiceConflict,
    mobileServiceFailure,
  ]

  /// Who may answer with this code; empty for a code that is not in `all`.
  public var sources: [ErrorSource] { ErrorSource.allCases.filter { $0.codes.contains(self) } }

  /// The sections that define this code, one for each source; empty for a code not in `all`.
  public var references: [SectionReference] { sources.map(\.reference) }
}
