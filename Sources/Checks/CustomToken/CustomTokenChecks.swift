/// The checks of the mobile service that mints its own tokens, a list for each folder:
/// `scripts/catalogue` takes up what is new in a folder and drops what is gone.
enum CustomTokenChecks {
  static let flow = FlowChecks(
    flow: "custom-token",
    lists: [
      parts, SharedChecks.parts, social, calculation, secrets, token, session, table,
      SharedChecks.verdicts, SharedChecks.status, EnvelopeChecks.all, guessing,
      SharedChecks.guessing, SecretChecks.keeping,
    ], leavingOut: ["answer-needs-token"], kinds: messageKinds,
    sharedValues: \.mobileSharedValues,
    isUsed: { step, evidence in evidence.isUsedForSocialLogin(step) })

  static let parts: [Check] = [.mobileMessageComplete]

  static let social: [Check] = [
    .socialStatePresent, .socialDialogUnchanged, .socialDialogRegistered, .socialUserAgent,
    .socialAnswerInFragment, .socialAnswerToRequest, .socialAnswerUnchanged, .socialStateMatches,
    .socialTokenOwn, .providerTokenAsked, .providerTokenForApp, .providerUserAsked,
    .socialUserNamed,
  ]

  static let calculation: [Check] = [
    .recomputing(PasswordHashRecomputation.self), .passwordIterations,
    .recomputing(MintTokenRecomputation.self), .recomputing(TokenVerificationRecomputation.self),
    .recomputing(KeySearchRecomputation.self), .recomputing(ForgeTokenRecomputation.self),
  ]

  static let guessing: [Check] = [
    .socialStateUnguessable, .providerTokenUnguessable, .saltUnguessable, .masterKeyUnguessable,
  ]

  static let secrets: [Check] = [.passwordSentOnce, .masterKeyOffTheWire]

  static let token: [Check] = [
    .tokenRawInZumoField, .customTokenSignature, .customTokenAlgorithm, .customTokenType,
    .customTokenKeyID,
    .customTokenVersion, .customTokenIssuer, .customTokenAudience, .customTokenExpiry,
    .customTokenBegun, .customTokenUserID, .customTokenClaimTypes, .unreadableTokenRefused,
  ]

  static let session: [Check] = [
    .typedCredentialsSent, .mobileSessionUser, .mobileSessionProvider, .mobileUserReturns,
    .mobileSessionStatus, .mobileSessionStored,
  ]

  static let table: [Check] = [
    .tokenInZumoField, .mobileTokenIssued, .applicationKeyRight, .tableRowsOfUser,
    .insertedRowReturned, .tableRowsStored,
  ]
}
