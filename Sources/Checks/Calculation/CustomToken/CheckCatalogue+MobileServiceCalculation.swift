extension CheckCatalogue {
  static let mobileServiceCalculation: [any Check] = [
    CalculationRecomputedCheck<PasswordHashRecomputation>(),
    CalculationRecomputedCheck<MintTokenRecomputation>(),
    CalculationRecomputedCheck<TokenVerificationRecomputation>(),
    CalculationRecomputedCheck<KeySearchRecomputation>(),
    CalculationRecomputedCheck<ForgeTokenRecomputation>(),
  ]
}
