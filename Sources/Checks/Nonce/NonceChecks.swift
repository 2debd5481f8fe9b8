/// The checks of Sign in with Apple into Firebase, a list for each folder: `scripts/catalogue` takes up
/// what is new in a folder and drops what is gone.
enum NonceChecks {
  /// Apple and Firebase have no metadata and no token endpoint of OAuth, which two checks ask for.
  static let flow = FlowChecks(
    flow: "nonce",
    lists: [
      calculation, rawNonce, appleIdentityToken, credential, firebaseSignIn, SharedChecks.keySet,
      firebaseToken, SharedChecks.resource,
    ],
    leavingOut: ["key-set-source", "access-token-issued"],
    sharedValues: \.appleSharedValues)

  static let calculation: [any Check] = [
    CalculationRecomputedCheck<RawNonceRecomputation>(),
    CalculationRecomputedCheck<CredentialCheckRecomputation>(),
    CalculationRecomputedCheck<FatalErrorRecomputation>(),
    CalculationRecomputedCheck<IdentityTokenVerificationRecomputation>(),
    CalculationRecomputedCheck<FirebaseTokenCheckRecomputation>(),
    CalculationRecomputedCheck<SessionCheckRecomputation>(),
  ]

  static let rawNonce: [any Check] = [
    RawNonceFormatCheck(), RawNonceFreshCheck(), NonceHashSentCheck(),
    AppleRequestUnchangedCheck(),
  ]

  static let appleIdentityToken: [any Check] = [
    TokenCheck.appleIdentityTokenSignature, TokenCheck.appleIdentityTokenAlgorithm,
    AppleIdentityTokenKeyIDCheck(), TokenCheck.appleIdentityTokenIssuer,
    AppleIdentityTokenAudienceCheck(), TokenCheck.appleIdentityTokenSubject,
    TokenCheck.appleIdentityTokenExpiry, TokenCheck.appleIdentityTokenIssuedAt,
    TokenCheck.nonceReturned, NonceSupportedCheck(), TokenCheck.codeHash,
  ]

  static let credential: [any Check] = [
    CredentialUnchangedCheck(), CredentialExpectedCheck(),
  ]

  static let firebaseSignIn: [any Check] = [
    RawNonceSecretCheck(), NonceMatchesCheck(), NonceOnceCheck(),
  ]

  static let firebaseToken: [any Check] = [
    TokenCheck.firebaseTokenSignature, TokenCheck.firebaseTokenAlgorithm,
    TokenCheck.firebaseTokenIssuer, TokenCheck.firebaseTokenAudience,
    TokenCheck.firebaseTokenSubject, TokenCheck.firebaseTokenExpiry,
    TokenCheck.firebaseTokenIssuedAt, FirebaseSubjectKeptCheck(),
  ]
}
