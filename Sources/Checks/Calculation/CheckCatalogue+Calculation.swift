extension CheckCatalogue {
  static let calculation: [any Check] = [
    CodeChallengeDerivedCheck(), CodeVerifierFreshCheck(), StateCheckRecomputedCheck(),
    IDTokenCheckRecomputedCheck(), AccessTokenCheckRecomputedCheck(),
  ]
}
