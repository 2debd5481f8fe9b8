extension CheckCatalogue {
  static let calculation: [any Check] = [
    CalculationRecomputedCheck<CodeChallengeRecomputation>(), CodeVerifierFreshCheck(),
    CalculationRecomputedCheck<StateCheckRecomputation>(),
    CalculationRecomputedCheck<CodeLookupRecomputation>(),
    CalculationRecomputedCheck<IDTokenCheckRecomputation>(),
    CalculationRecomputedCheck<AccessTokenCheckRecomputation>(),
  ]
}
