extension CheckCatalogue {
  static let nonceCalculation: [any Check] = [
    CalculationRecomputedCheck<RawNonceRecomputation>(),
    CalculationRecomputedCheck<CredentialCheckRecomputation>(),
    CalculationRecomputedCheck<FatalErrorRecomputation>(),
    CalculationRecomputedCheck<IdentityTokenVerificationRecomputation>(),
    CalculationRecomputedCheck<FirebaseTokenCheckRecomputation>(),
    CalculationRecomputedCheck<SessionCheckRecomputation>(),
  ]
}
