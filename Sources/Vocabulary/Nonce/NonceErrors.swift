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
  ///
  /// What apps get as a number is explained with its causes where the errors of Apple and Firebase are.
  static let errors: [ErrorMeaning] =
    .reported(
      (1000...1005).map { ErrorCode(rawValue: "\($0)") }, in: GlossaryEntry.appleErrors,
      by: .authenticationServices)
    + .reported(
      [
        .missingOrInvalidNonce, .invalidIDPResponse, .invalidCredentialOrProviderID,
        .operationNotAllowed,
      ], in: GlossaryEntry.firebaseErrors, by: .identityToolkit)
    + .table([
      "the request is malformed, or its API key is none of the project's":
        (.invalidArgument, [.identityToolkit])
    ])
}
