/// The checks of the authorization code flow with PKCE, a list for each folder: `scripts/catalogue`
/// takes up what is new in a folder and drops what is gone.
enum PKCEChecks {
  static let flow = FlowChecks(
    flow: "pkce",
    lists: [
      metadata, calculation, authorizationRequest, login, authorizationResponse, redirect,
      tokenRequest, tokenResponse, SharedChecks.keySet, idToken, accessToken, SharedChecks.resource,
      refresh,
    ],
    sharedValues: \.pkceSharedValues,
    isUsed: { step, evidence in evidence.isUsedByApp(step) },
    isTakenByAnother: { request, evidence in evidence.isTakenByAnother(request) })

  static let metadata: [any Check] = [
    MetadataIssuerMatchesCheck(), MetadataOffersS256Check(),
  ]

  static let calculation: [any Check] = [
    CalculationRecomputedCheck<CodeChallengeRecomputation>(), CodeVerifierFreshCheck(),
    CalculationRecomputedCheck<StateCheckRecomputation>(),
    CalculationRecomputedCheck<CodeLookupRecomputation>(),
    CalculationRecomputedCheck<IDTokenCheckRecomputation>(),
    CalculationRecomputedCheck<AccessTokenCheckRecomputation>(),
  ]

  static let authorizationRequest: [any Check] = [
    ResponseTypeCodeCheck(), ClientIDPresentCheck(), RedirectURISchemeCheck(),
    RedirectURIRegisteredCheck(), ScopeFormatCheck(), CodeChallengePresentCheck(),
    CodeChallengeFormatCheck(), CodeChallengeMethodCheck(), StateFormatCheck(),
    UnguessableCheck.state, NoncePresentCheck(), UnguessableCheck.nonce, ParametersOnceCheck(),
    AuthorizationURLUnchangedCheck(), AuthorizationEndpointFromMetadataCheck(),
    ExternalUserAgentCheck(),
  ]

  static let login: [any Check] = [
    SessionCookieProtectedCheck(), LoginFormBoundCheck(), PasswordHiddenFromAppCheck(),
  ]

  static let authorizationResponse: [any Check] = [
    AnswerInQueryCheck(), RedirectURIAnsweredCheck(), StateReturnedCheck(), IssuerReturnedCheck(),
    UnguessableCheck.code, CodeIssuedOnceCheck(), AuthorizationErrorCodeCheck(),
  ]

  static let redirect: [any Check] = [
    RedirectUnchangedCheck(), CallbackStateMatchesCheck(), CallbackIssuerMatchesCheck(),
    CallbackExpectedCheck(),
  ]

  static let tokenRequest: [any Check] = [
    TokenRequestFormCheck(), TokenEndpointHTTPSCheck(), TokenEndpointFromMetadataCheck(),
    GrantTypeCheck(), ClientIDInBodyCheck(), NoClientSecretCheck(), CodeIssuedCheck(),
    CodeUsedOnceCheck(), CodeInTimeCheck(), CodeByRightClientCheck(), RedirectURIRepeatedCheck(),
    CodeVerifierPresentCheck(), CodeVerifierFormatCheck(), VerifierMatchesChallengeCheck(),
    CodeVerifierExpectedCheck(),
  ]

  static let tokenResponse: [any Check] = [
    TokenResponseJSONCheck(), TokenResponseNoStoreCheck(), TokenResponseMembersCheck(),
    ScopeGrantedCheck(), TokenErrorFormCheck(),
  ]

  static let idToken: [any Check] = [
    IDTokenPresentCheck(), TokenCheck.idTokenSignature, TokenCheck.idTokenAlgorithm,
    TokenCheck.idTokenIssuer, IDTokenAudienceCheck(), TokenCheck.idTokenExpiry,
    TokenCheck.idTokenIssuedAt, TokenCheck.idTokenNonce, TokenCheck.idTokenAtHash,
    IDTokenSubjectCheck(),
  ]

  static let accessToken: [any Check] = [
    TokenCheck.accessTokenSignature, TokenCheck.accessTokenAlgorithm, AccessTokenTypeCheck(),
    TokenCheck.accessTokenIssuer, AccessTokenAudienceCheck(), AccessTokenExpiryCheck(),
    TokenCheck.accessTokenIssuedAt, AccessTokenClaimsCheck(), TokenCheck.accessTokenClient,
    AccessTokenScopeCheck(),
  ]

  static let refresh: [any Check] = [
    RefreshGrantTypeCheck(), RefreshTokenIssuedCheck(), RefreshTokenUsedOnceCheck(),
    RefreshScopeNotWidenedCheck(), RefreshTokenRotatedCheck(),
  ]
}
