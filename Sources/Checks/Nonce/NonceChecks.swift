/// The checks of Sign in with Apple into Firebase, a list for each folder: `scripts/catalogue` takes up
/// what is new in a folder and drops what is gone.
enum NonceChecks {
  /// Apple and Firebase have no metadata and no token endpoint of OAuth, which two checks ask for.
  static let flow = FlowChecks(
    flow: "nonce",
    lists: [
      calculation, rawNonce, appleIdentityToken, credential, firebaseSignIn, SharedChecks.keySet,
      firebaseToken, SharedChecks.resource, guessing, SharedChecks.guessing,
      SecretChecks.keeping,
    ],
    leavingOut: ["key-set-source", "access-token-issued"],
    sharedValues: \.appleSharedValues, isUsed: { step, evidence in evidence.isUsedForSignIn(step) })

  static let calculation: [Check] = [
    .recomputing(RawNonceRecomputation.self), .recomputing(CredentialCheckRecomputation.self),
    .recomputing(FatalErrorRecomputation.self),
    .recomputing(AppleIdentityTokenVerificationRecomputation.self),
    .recomputing(FirebaseTokenCheckRecomputation.self),
    .recomputing(SessionCheckRecomputation.self),
  ]

  static let guessing: [Check] = [
    .rawNonceUnguessable, .appleStateUnguessable, .appleCodeUnguessable,
    .firebaseRefreshTokenUnguessable,
  ]

  static let rawNonce: [Check] = [
    .rawNonceFormat, .rawNonceFresh, .nonceHashSent, .appleRequestUnchanged,
  ]

  static let appleIdentityToken: [Check] = [
    .appleIdentityTokenSignature, .appleIdentityTokenAlgorithm, .appleIdentityTokenKeyID,
    .appleIdentityTokenIssuer, .appleIdentityTokenAudience, .appleIdentityTokenSubject,
    .appleIdentityTokenExpiry, .appleIdentityTokenIssuedAt, .nonceReturned, .nonceSupported,
    .codeHash,
  ]

  static let credential: [Check] = [
    .credentialUnchanged, .credentialNonce, .credentialExpected,
  ]

  static let firebaseSignIn: [Check] = [.rawNonceSecret, .nonceMatches, .nonceOnce]

  static let firebaseToken: [Check] = [
    .firebaseTokenSignature, .firebaseTokenAlgorithm, .firebaseTokenIssuer, .firebaseTokenAudience,
    .firebaseTokenSubject, .firebaseTokenExpiry, .firebaseTokenIssuedAt, .firebaseSubjectKept,
  ]
}
