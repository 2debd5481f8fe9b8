extension CheckCatalogue {
  static let tokenRequest: [any Check] = [
    TokenRequestFormCheck(), TokenEndpointHTTPSCheck(), TokenEndpointFromMetadataCheck(),
    GrantTypeCheck(), ClientIDInBodyCheck(), NoClientSecretCheck(), CodeIssuedCheck(),
    CodeUsedOnceCheck(), CodeInTimeCheck(), CodeByRightClientCheck(), RedirectURIRepeatedCheck(),
    CodeVerifierPresentCheck(), CodeVerifierFormatCheck(), VerifierMatchesChallengeCheck(),
    CodeVerifierExpectedCheck(),
  ]
}
