/// The checks of the mobile service that mints its own tokens, a list for each folder:
/// `scripts/catalogue` takes up what is new in a folder and drops what is gone.
enum CustomTokenChecks {
  static let flow = FlowChecks(flow: "custom-token", lists: [calculation, secrets, token])

  static let calculation: [any Check] = [
    CalculationRecomputedCheck<PasswordHashRecomputation>(),
    CalculationRecomputedCheck<MintTokenRecomputation>(),
    CalculationRecomputedCheck<TokenVerificationRecomputation>(),
    CalculationRecomputedCheck<KeySearchRecomputation>(),
    CalculationRecomputedCheck<ForgeTokenRecomputation>(),
  ]

  static let secrets: [any Check] = [
    MessageCheck.passwordSentOnce, MessageCheck.masterKeyOffTheWire,
  ]

  static let token: [any Check] = [
    MessageCheck.tokenRawInZumoField, CustomTokenSignatureCheck(), TokenCheck.customTokenAlgorithm,
    TokenCheck.customTokenKeyID, TokenCheck.customTokenVersion, TokenCheck.customTokenIssuer,
    CustomTokenAudienceCheck(), CustomTokenExpiryCheck(), TokenCheck.customTokenUserID,
    MessageCheck.unreadableTokenRefused,
  ]
}
