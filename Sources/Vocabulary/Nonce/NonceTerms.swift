/// The words of Sign in with Apple into Firebase.
enum NonceTerms {
  /// Where its messages carry words of which every flow says the same.
  static let groups: [NoteGroup: [TermNote.Place]] = [
    .keySet: .at(.json, .appleKeysResponse, .firebaseKeysResponse),
    .tokenHeader: .at(
      .joseHeader(.identityToken), .appleAuthorizationResponse, .appleCredential,
      .firebaseSignInRequest)
      + .at(
        .joseHeader(.firebaseToken), .firebaseSignInResponse, .resourceRequest, .firebaseTokenCheck,
        .firebaseRefreshResponse),
    .request: .at(
      .header, .appleAuthorizationRequest, .firebaseSignInRequest, .appleKeysRequest,
      .firebaseKeysRequest, .firebaseRefreshRequest),
    .response: .at(
      .header, .appleAuthorizationResponse, .firebaseSignInResponse, .appleKeysResponse,
      .firebaseKeysResponse, .firebaseRefreshResponse),
  ]
}

extension FlowTerms {
  /// The words of Sign in with Apple into Firebase.
  public static let nonce = FlowTerms(
    name: "nonce", messages: NonceTerms.messages, notes: NonceTerms.messageNotes,
    terms: [
      NonceTerms.notions, NonceTerms.participants, NonceTerms.authorization, NonceTerms.login,
      NonceTerms.apple, NonceTerms.tokens, NonceTerms.claims, NonceTerms.tokenHeader,
      NonceTerms.firebase, NonceTerms.headerFields, NonceTerms.rawNonce, NonceTerms.calculations,
      CommonTerms.standing(in: NonceTerms.groups),
    ], errors: NonceTerms.errors,
    calculations: [
      RawNonceValue.self, CredentialCheckValue.self, FatalErrorValue.self,
      IdentityTokenVerificationValue.self, FirebaseTokenCheckValue.self, SessionCheckValue.self,
    ])
}
