/// The checks of Sign in with Apple into Firebase, a list for each folder: `scripts/catalogue` takes up
/// what is new in a folder and drops what is gone.
enum NonceChecks {
  /// Apple and Firebase have no metadata and no token endpoint of OAuth, which two checks ask for.
  static let flow = FlowChecks(
    flow: "nonce",
    lists: [
      parts, SharedChecks.parts, calculation, rawNonce, appleRequest, appleIdentityToken,
      credential, firebaseSignIn, firebaseAccount, SharedChecks.keySet, firebaseToken,
      firebaseRefresh, SharedChecks.resource, SharedChecks.verdicts, EnvelopeChecks.all, guessing,
      SharedChecks.guessing,
      SecretChecks.keeping,
    ],
    leavingOut: ["key-set-source", "access-token-issued"], kinds: messageKinds,
    sharedValues: \.appleSharedValues, isUsed: { step, evidence in evidence.isUsedForSignIn(step) })

  static let calculation: [Check] = [
    .recomputing(RawNonceRecomputation.self), .recomputing(CredentialCheckRecomputation.self),
    .recomputing(FatalErrorRecomputation.self),
    .recomputing(AppleIdentityTokenVerificationRecomputation.self),
    .recomputing(FirebaseTokenCheckRecomputation.self),
    .recomputing(SessionCheckRecomputation.self),
  ]

  static let parts: [Check] = [.appleMessageComplete]

  static let appleRequest: [Check] = [
    .appleDecisionFollowed, .appleRequestForApp, .appleStateReturned,
  ]

  static let firebaseAccount: [Check] = [
    .firebaseProvider, .firebaseCredentialOwn, .firebaseNamePassed, .firebaseLocalID,
    .firebaseFederatedID,
    .firebaseAddress, .firebaseAccountBySubject,
  ]

  static let firebaseRefresh: [Check] = [
    .firebaseRefreshTokenIssued, .firebaseSessionKept, .firebaseSignInTimeKept,
    .firebaseTokenIssued, .firebaseGrantType, .firebaseLifetime,
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
    .codeHash, .appleAddressClaims, .appleIdentityTokenClaimTypes,
  ]

  static let credential: [Check] = [
    .credentialUnchanged, .credentialNonce, .credentialExpected, .credentialUser,
    .credentialIntroduction,
  ]

  static let firebaseSignIn: [Check] = [.nonceMatches, .nonceOnce]

  static let firebaseToken: [Check] = [
    .firebaseTokenSignature, .firebaseTokenAlgorithm, .firebaseTokenIssuer, .firebaseTokenAudience,
    .firebaseTokenSubject, .firebaseTokenExpiry, .firebaseTokenIssuedAt, .firebaseSubjectKept,
    .firebaseTokenKeyID, .firebaseTokenClaimTypes,
  ]
}
