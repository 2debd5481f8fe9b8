/// The checks of the mobile service that mints its own tokens, a list for each folder:
/// `scripts/catalogue` takes up what is new in a folder and drops what is gone.
enum CustomTokenChecks {
  static let flow = FlowChecks(
    flow: "custom-token",
    lists: [
      calculation, secrets, token, SharedChecks.status, guessing, SharedChecks.guessing,
      SecretChecks.keeping,
    ])

  static let calculation: [Check] = [
    .recomputing(PasswordHashRecomputation.self), .recomputing(MintTokenRecomputation.self),
    .recomputing(TokenVerificationRecomputation.self), .recomputing(KeySearchRecomputation.self),
    .recomputing(ForgeTokenRecomputation.self),
  ]

  static let guessing: [Check] = [
    .socialStateUnguessable, .providerTokenUnguessable, .saltUnguessable, .masterKeyUnguessable,
  ]

  static let secrets: [Check] = [.passwordSentOnce, .masterKeyOffTheWire]

  static let token: [Check] = [
    .tokenRawInZumoField, .customTokenSignature, .customTokenAlgorithm, .customTokenType,
    .customTokenKeyID,
    .customTokenVersion, .customTokenIssuer, .customTokenAudience, .customTokenExpiry,
    .customTokenBegun, .customTokenUserID, .unreadableTokenRefused,
  ]
}
