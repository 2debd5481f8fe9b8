import WireFormats

extension Glossary {
  static let errors: [GlossaryEntry] = meanings.map { code, meaning in
    GlossaryEntry(error: code, meaning)
  }

  private static let meanings: KeyValuePairs<ErrorCode, String> = [
    .invalidRequest:
      "a parameter is missing, is there twice, or makes no sense: the client has to be mended",
    .unauthorizedClient:
      "the client is known, but may not use this way of getting tokens",
    .accessDenied:
      "the user said no, or the server did: the app should accept it and not ask again at once",
    .unsupportedResponseType:
      "the server does not issue what 'response_type' asks for",
    .invalidScope:
      "a scope is unknown, or more than what was granted before",
    .serverError:
      "the server failed; it says so in the redirect, which cannot carry status 500",
    .temporarilyUnavailable:
      "the server cannot answer now; it says so in the redirect, which cannot carry status 503",
    .invalidClient:
      "the client is unknown, or did not prove who it is",
    .invalidGrant:
      "the code or refresh token is wrong, used, expired or another client's, or the verifier or "
      + "redirect URI does not fit: the app has to begin again",
    .unsupportedGrantType:
      "the token endpoint does not know this 'grant_type'",
    .invalidToken:
      "the access token is expired, revoked or malformed: the app should refresh and try once more",
    .insufficientScope:
      "the access token is good, but does not reach this far; asking the user for more may help",
    .authorizationCanceled:
      "the user closed Apple's sheet: no fault, so the app shows no alarm and does not ask again",
    .authorizationFailed:
      "Apple did not authorize the app, for a reason that the app is not told",
    .missingOrInvalidNonce:
      "the raw nonce is missing, was used before, or its digest is not the token's 'nonce'; in "
      + "Apple's SDKs it becomes error 17094",
    .invalidIDPResponse:
      "Firebase does not believe the provider's token; the text behind the colon says which rule "
      + "it breaks",
    .invalidCredentialOrProviderID:
      "the request to Firebase has no token in it, or names a provider that nobody knows",
    .operationNotAllowed:
      "the provider is not switched on for this Firebase project",
    .invalidArgument:
      "the request is malformed, or its API key is none of the project's",
    .mobileServiceBadRequest:
      "the request lacks something or makes no sense; the text beside the code says what",
    .mobileServiceUnauthorized:
      "the application key, the password or the token is not good; the text beside it says why",
    .mobileServiceConflict: "the name is taken: the user has to choose another one",
    .mobileServiceFailure: "the service is not set up so that it could work safely",
  ]
}

extension GlossaryEntry {
  fileprivate init(error code: ErrorCode, _ what: String) {
    self.init(
      code.rawValue.string, .error, what,
      sender: code.sources.map { "the \($0.rawValue)" }.joined(separator: ", "),
      references: code.references)
  }
}
