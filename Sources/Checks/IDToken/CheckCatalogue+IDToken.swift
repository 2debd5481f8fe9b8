extension CheckCatalogue {
  static let idToken: [any Check] = [
    IDTokenPresentCheck(), IDTokenSignatureCheck(), IDTokenAlgorithmCheck(), IDTokenIssuerCheck(),
    IDTokenAudienceCheck(), IDTokenExpiryCheck(), IDTokenIssuedAtCheck(), IDTokenNonceCheck(),
    IDTokenAtHashCheck(), IDTokenSubjectCheck(),
  ]
}
