/// The words of Sign in with Apple into Firebase.
enum NonceTerms {
  /// Where its messages carry words of which every flow says the same.
  static let groups: [NoteGroup: [TermNote.Place]] = [
    .keySet: .at(.json, .appleKeysResponse, .firebaseKeysResponse),
    .tokenHeader: identityTokenHeader + firebaseTokenHeader,
    .request: .at(
      .header, .appleAuthorizationRequest, .firebaseSignInRequest, .appleKeysRequest,
      .firebaseKeysRequest, .firebaseRefreshRequest),
    .response: .at(
      .header, .appleAuthorizationResponse, .firebaseSignInResponse, .appleKeysResponse,
      .firebaseKeysResponse, .firebaseRefreshResponse),
  ]

  /// Where claims of Apple's token stand.
  static let identityTokenClaims: [TermNote.Place] = .at(
    .claim(.appleIdentityToken), .appleAuthorizationResponse, .appleCredential,
    .firebaseSignInRequest,
    .identityTokenVerification)

  /// Where claims of Firebase's token stand.
  static let firebaseTokenClaims: [TermNote.Place] = .at(
    .claim(.firebaseToken), .firebaseSignInResponse, .resourceRequest, .firebaseTokenCheck,
    .firebaseRefreshResponse)

  /// Where members of the header of Apple's token stand.
  static let identityTokenHeader: [TermNote.Place] = .at(
    .joseHeader(.appleIdentityToken), .appleAuthorizationResponse, .appleCredential,
    .firebaseSignInRequest)

  /// Where members of the header of Firebase's token stand.
  static let firebaseTokenHeader: [TermNote.Place] = .at(
    .joseHeader(.firebaseToken), .firebaseSignInResponse, .resourceRequest, .firebaseTokenCheck,
    .firebaseRefreshResponse)
}

extension FlowTerms {
  /// The words of Sign in with Apple into Firebase.
  public static let nonce = FlowTerms(
    name: "nonce", messages: NonceTerms.messages, notes: NonceTerms.messageNotes,
    terms: [
      NonceTerms.participants, NonceTerms.notions, NonceTerms.authorization, NonceTerms.apple,
      NonceTerms.tokens, NonceTerms.claims, NonceTerms.tokenHeader, NonceTerms.firebase,
      NonceTerms.headerFields, NonceTerms.rawNonce, NonceTerms.calculations,
      CommonTerms.standing(in: NonceTerms.groups),
    ], errors: NonceTerms.errors,
    calculations: [
      RawNonceValue.self, CredentialCheckValue.self, FatalErrorValue.self,
      AppleIdentityTokenVerificationValue.self, FirebaseTokenCheckValue.self,
      SessionCheckValue.self,
    ])
}

/// Files of Firebase's iOS SDK that notes of this flow rest on.
enum FirebaseSDK {
  static let signInRequest = file("Backend/RPC/VerifyAssertionRequest.swift")
  static let renewalRequest = file("Backend/RPC/SecureTokenRequest.swift")
  static let revocation = file("Backend/RPC/RevokeTokenRequest.swift")
  static let renewal = file("SystemService/SecureTokenService.swift")
  static let backend = file("Backend/AuthBackend.swift")
  static let errors = file("Utilities/AuthErrors.swift")
  static let errorCredential = file("Utilities/AuthErrorUtils.swift")
  static let user = file("User/User.swift")
  static let auth = file("Auth/Auth.swift")

  private static func file(_ path: String) -> SourceReference {
    .code(.firebaseIOS, "FirebaseAuth/Sources/Swift/" + path)
  }
}
