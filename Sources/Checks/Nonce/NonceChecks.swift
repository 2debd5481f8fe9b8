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
    RawNonceFormatCheck(), MessageCheck.rawNonceFresh, MessageCheck.nonceHashSent,
    MessageCheck.appleRequestUnchanged,
  ]

  static let appleIdentityToken: [any Check] = [
    TokenCheck.appleIdentityTokenSignature, TokenCheck.appleIdentityTokenAlgorithm,
    TokenCheck.appleIdentityTokenKeyID, TokenCheck.appleIdentityTokenIssuer,
    AppleIdentityTokenAudienceCheck(), TokenCheck.appleIdentityTokenSubject,
    TokenCheck.appleIdentityTokenExpiry, TokenCheck.appleIdentityTokenIssuedAt,
    TokenCheck.nonceReturned, TokenCheck.nonceSupported, TokenCheck.codeHash,
  ]

  static let credential: [any Check] = [
    MessageCheck.credentialUnchanged, MessageCheck.credentialExpected,
  ]

  static let firebaseSignIn: [any Check] = [
    MessageCheck.rawNonceSecret, MessageCheck.nonceMatches, MessageCheck.nonceOnce,
  ]

  static let firebaseToken: [any Check] = [
    TokenCheck.firebaseTokenSignature, TokenCheck.firebaseTokenAlgorithm,
    TokenCheck.firebaseTokenIssuer, TokenCheck.firebaseTokenAudience,
    TokenCheck.firebaseTokenSubject, TokenCheck.firebaseTokenExpiry,
    TokenCheck.firebaseTokenIssuedAt, TokenCheck.firebaseSubjectKept,
  ]
}
