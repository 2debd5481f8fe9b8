extension CheckCatalogue {
  static let tokenRequest: [any Check] = [
    VerifierMatchesChallengeCheck()
  ]
}
