extension CheckCatalogue {
  static let calculation: [any Check] = [
    CalculationRecomputedCheck<CodeChallengeRecomputation>(), CodeVerifierFreshCheck(),
    CalculationRecomputedCheck<StateCheckRecomputation>(),
    CalculationRecomputedCheck<CodeLookupRecomputation>(),
    CalculationRecomputedCheck<IDTokenCheckRecomputation>(),
    CalculationRecomputedCheck<AccessTokenCheckRecomputation>(),
  ]

  static let nonceCalculation: [any Check] = [
    CalculationRecomputedCheck<RawNonceRecomputation>(),
    CalculationRecomputedCheck<CredentialCheckRecomputation>(),
    CalculationRecomputedCheck<FatalErrorRecomputation>(),
    CalculationRecomputedCheck<IdentityTokenVerificationRecomputation>(),
    CalculationRecomputedCheck<FirebaseTokenCheckRecomputation>(),
    CalculationRecomputedCheck<SessionCheckRecomputation>(),
  ]

  static let mobileServiceCalculation: [any Check] = [
    CalculationRecomputedCheck<PasswordHashRecomputation>(),
    CalculationRecomputedCheck<MintTokenRecomputation>(),
    CalculationRecomputedCheck<TokenVerificationRecomputation>(),
    CalculationRecomputedCheck<KeySearchRecomputation>(),
    CalculationRecomputedCheck<ForgeTokenRecomputation>(),
  ]
}
