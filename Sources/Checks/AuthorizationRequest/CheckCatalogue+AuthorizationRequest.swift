extension CheckCatalogue {
  static let authorizationRequest: [any Check] = [
    ResponseTypeCodeCheck(), ClientIDPresentCheck(), RedirectURISchemeCheck(),
    RedirectURIRegisteredCheck(), ScopeFormatCheck(), CodeChallengePresentCheck(),
    CodeChallengeFormatCheck(), CodeChallengeMethodCheck(),
    StateFormatCheck(), StateUnguessableCheck(), NoncePresentCheck(), NonceUnguessableCheck(),
    ParametersOnceCheck(), AuthorizationURLUnchangedCheck(),
    AuthorizationEndpointFromMetadataCheck(), ExternalUserAgentCheck(),
  ]
}
