import WireFormats

/// The error codes of Apple's devices and of Firebase.
extension ErrorCode {
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
}

extension NonceTerms {
  /// What they mean, and who answers with them.
  static let errors: [ErrorMeaning] = .table([
    "the user closed Apple's sheet: no fault, so the app shows no alarm and does not ask again":
      (.authorizationCanceled, [.authenticationServices]),
    "Apple did not authorize the app, for a reason that the app is not told":
      (.authorizationFailed, [.authenticationServices]),
    "the raw nonce is missing, was used before, or its digest is not the token's 'nonce'":
      (.missingOrInvalidNonce, [.identityToolkit]),
    "Firebase does not believe the provider's token; the text behind the colon says which rule "
      + "it breaks":
      (.invalidIDPResponse, [.identityToolkit]),
    "the request to Firebase has no token in it, or names a provider that nobody knows":
      (.invalidCredentialOrProviderID, [.identityToolkit]),
    "the provider is not switched on for this Firebase project":
      (.operationNotAllowed, [.identityToolkit]),
    "the request is malformed, or its API key is none of the project's":
      (.invalidArgument, [.identityToolkit]),
  ])
}
