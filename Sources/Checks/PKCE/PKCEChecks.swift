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
    MessageCheck.metadataIssuerMatches, MessageCheck.metadataOffersS256,
  ]

  static let calculation: [any Check] = [
    CalculationRecomputedCheck<CodeChallengeRecomputation>(), CodeVerifierFreshCheck(),
    CalculationRecomputedCheck<StateCheckRecomputation>(),
    CalculationRecomputedCheck<CodeLookupRecomputation>(),
    CalculationRecomputedCheck<IDTokenCheckRecomputation>(),
    CalculationRecomputedCheck<AccessTokenCheckRecomputation>(),
  ]

  static let authorizationRequest: [any Check] = [
    MessageCheck.responseTypeCode, MessageCheck.clientIDPresent, MessageCheck.redirectURIScheme,
    MessageCheck.redirectURIRegistered, MessageCheck.scopeFormat, MessageCheck.codeChallengePresent,
    MessageCheck.codeChallengeFormat, MessageCheck.codeChallengeMethod, MessageCheck.stateFormat,
    MessageCheck.stateUnguessable, MessageCheck.noncePresent, MessageCheck.nonceUnguessable,
    MessageCheck.parametersOnce,
    AuthorizationURLUnchangedCheck(), MessageCheck.authorizationEndpointFromMetadata,
    MessageCheck.externalUserAgent,
  ]

  static let login: [any Check] = [
    MessageCheck.sessionCookieProtected, MessageCheck.loginFormBound,
    MessageCheck.passwordHiddenFromApp,
  ]

  static let authorizationResponse: [any Check] = [
    MessageCheck.answerInQuery, MessageCheck.redirectURIAnswered, MessageCheck.stateReturned,
    MessageCheck.issuerReturned,
    MessageCheck.codeUnguessable, MessageCheck.codeIssuedOnce, MessageCheck.authorizationErrorCode,
  ]

  static let redirect: [any Check] = [
    MessageCheck.redirectUnchanged, MessageCheck.callbackStateMatches,
    MessageCheck.callbackIssuerMatches,
    MessageCheck.callbackExpected,
  ]

  static let tokenRequest: [any Check] = [
    MessageCheck.tokenRequestForm, MessageCheck.tokenEndpointHTTPS,
    MessageCheck.tokenEndpointFromMetadata,
    MessageCheck.grantType, MessageCheck.clientIDInBody, MessageCheck.noClientSecret,
    MessageCheck.codeIssued,
    MessageCheck.codeUsedOnce, MessageCheck.codeInTime, MessageCheck.codeByRightClient,
    MessageCheck.redirectURIRepeated,
    MessageCheck.codeVerifierPresent, MessageCheck.codeVerifierFormat,
    MessageCheck.verifierMatchesChallenge,
    MessageCheck.codeVerifierExpected,
  ]

  static let tokenResponse: [any Check] = [
    MessageCheck.tokenResponseJSON, MessageCheck.tokenResponseNoStore, TokenResponseMembersCheck(),
    MessageCheck.scopeGranted, MessageCheck.tokenErrorForm,
  ]

  static let idToken: [any Check] = [
    MessageCheck.idTokenPresent, TokenCheck.idTokenSignature, TokenCheck.idTokenAlgorithm,
    TokenCheck.idTokenIssuer, IDTokenAudienceCheck(), TokenCheck.idTokenExpiry,
    TokenCheck.idTokenIssuedAt, TokenCheck.idTokenNonce, TokenCheck.idTokenAtHash,
    TokenCheck.idTokenSubject,
  ]

  static let accessToken: [any Check] = [
    TokenCheck.accessTokenSignature, TokenCheck.accessTokenAlgorithm, TokenCheck.accessTokenType,
    TokenCheck.accessTokenIssuer, AccessTokenAudienceCheck(), TokenCheck.accessTokenExpiry,
    TokenCheck.accessTokenIssuedAt, TokenCheck.accessTokenClaims, TokenCheck.accessTokenClient,
    AccessTokenScopeCheck(),
  ]

  static let refresh: [any Check] = [
    MessageCheck.refreshGrantType, MessageCheck.refreshTokenIssued,
    MessageCheck.refreshTokenUsedOnce,
    MessageCheck.refreshScopeNotWidened, MessageCheck.refreshTokenRotated,
  ]
}
