extension CheckCatalogue {
  static let accessToken: [any Check] = [
    AccessTokenSignatureCheck(), AccessTokenAlgorithmCheck(), AccessTokenTypeCheck(),
    AccessTokenIssuerCheck(), AccessTokenAudienceCheck(), AccessTokenExpiryCheck(),
    AccessTokenIssuedAtCheck(), AccessTokenClaimsCheck(), AccessTokenClientCheck(),
    AccessTokenScopeCheck(),
  ]
}
