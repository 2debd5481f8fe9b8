/// What the runtime of Azure Mobile Services wrote in its answers, word for word as its published source
/// has it; `…` stands for what differs from case to case.
///
/// In an answer 'Error: ' stands before it, but for `notJSON`. `MobileServiceErrors.swift` says what causes each.
public enum MobileServiceText: String, CaseIterable, Hashable, Sendable {
  /// The token has another number of parts than three.
  case partsExpected = "Invalid token format. Expected Envelope.Claims.Signature."
  /// The first part is empty.
  case envelopeEmpty = "Invalid token format. Envelope must not be empty."
  /// The second part is empty.
  case claimsEmpty = "Invalid token format. Claims must not be empty."
  /// The third part is empty.
  case signatureEmpty = "Invalid token format. Signature must not be empty."
  /// A part of the token is no JSON. The runtime passed on what the parser said; what that was behind
  /// 'SyntaxError:' depends on the parser, and is one fixed word here.
  case notJSON = "SyntaxError: Unexpected token"
  /// `typ` is there, and is not `JWT`.
  case typeInvalid = "The authentication token type is invalid."
  /// `alg` is neither HS256 nor RS256.
  case algorithmUnsupported = "The authentication token alg is not supported."
  /// There is no `exp`, or it is 0.
  case expiryMissing = "The authentication token requires expiration claim."
  /// `exp` lies behind.
  case expired = "The authentication token has expired."
  /// `iat` lies more than five minutes ahead.
  case issuedAhead = "The authentication token is not valid until after its IssuedAt."
  /// `nbf` lies more than five minutes ahead.
  case notBefore = "The authentication token is not valid until after its NotBefore."
  /// The HMAC is another one.
  case signatureInvalid = "The authentication token has an invalid signature."
  /// RS256, and the header names no key.
  case signatureUnnamed = "The authentication token has invalid signature."
  /// RS256, and a certificate that the service does not have.
  case certificateUnknown = "The x5t certificate specified was not found."
  /// RS256, and a key that the service does not have.
  case keyUnknown = "The kid specified was not found."
  /// What the table or the script asks for is not there: a token, or the application key.
  case unauthorized = "Unauthorized"
  /// Whatever went wrong inside.
  case internalServerError = "Internal Server Error"
  /// A table that is not there.
  case tableUnknown = "Table '…' does not exist."
  /// A login without the provider's token in its body.
  case facebookTokenMissing =
    "The POST Facebook login request must specify the access token in the body of the request."
  /// Facebook refuses to exchange the token; the status follows.
  case facebookExchangeFailed =
    "The Facebook Graph API access token authorization request failed with HTTP status code …"
  /// Facebook does not say whose token it is; the status follows.
  case facebookUserFailed = "The Facebook Graph API request failed with HTTP status code …"
  /// Facebook's answer names nobody.
  case facebookUserUnexpected =
    "Unexpected content in the response from the Facebook Graph API"
  /// A name in the path that is no provider.
  case providerUnknown = "Authentication with '…' is not supported."
  /// A provider that the maker did not set up.
  case providerDisabled = "Logging in with … is not enabled."

  /// The text as it stands in an answer.
  public var answer: String { self == .notJSON ? rawValue : "Error: \(rawValue)" }

  /// The text as it stands in an answer, with what differs from case to case.
  public func answer(_ difference: String) -> String {
    answer.replacing("…", with: difference)
  }
}
