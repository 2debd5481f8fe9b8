/// The checks of the authorization code flow with PKCE, a list for each folder: `scripts/catalogue`
/// takes up what is new in a folder and drops what is gone.
enum PKCEChecks {
  static let flow = FlowChecks(
    flow: "pkce",
    lists: [
      parts, metadata, calculation, authorizationRequest, login, authorizationResponse, redirect,
      tokenRequest, tokenResponse, SharedChecks.status, SharedChecks.keySet, idToken, accessToken,
      SharedChecks.resource, SharedChecks.verdicts, refresh, EnvelopeChecks.all, guessing,
      SharedChecks.guessing, SecretChecks.keeping,
    ],
    kinds: messageKinds,
    sharedValues: \.pkceSharedValues,
    isUsed: { step, evidence in evidence.isUsedByApp(step) },
    isSpent: { request, evidence in evidence.isSpent(request) })

  static let parts: [Check] = [.codeFlowMessageComplete]

  static let metadata: [Check] = [
    .metadataForm, .metadataEndpoints, .metadataIssuerMatches, .issuerURL,
    .metadataOffersS256, .responseTypeOffered, .grantTypeOffered, .clientAuthenticationOffered,
  ]

  static let calculation: [Check] = [
    .recomputing(CodeChallengeRecomputation.self), .codeVerifierFresh,
    .recomputing(StateCheckRecomputation.self), .recomputing(CodeLookupRecomputation.self),
    .recomputing(IDTokenCheckRecomputation.self), .recomputing(AccessTokenCheckRecomputation.self),
  ]

  static let authorizationRequest: [Check] = [
    .responseTypeCode, .clientIDPresent, .clientIDRegistered, .redirectURIAbsolute,
    .redirectURIScheme, .redirectURIHTTP,
    .redirectURIRegistered, .redirectURIPerServer, .scopeFormat, .codeChallengePresent,
    .codeChallengeFormat, .codeChallengeMethod, .stateFormat, .stateUnguessable, .noncePresent,
    .nonceUnguessable, .parametersOnce, .parametersHaveValues, .authorizationURLUnchanged,
    .authorizationEndpointFromMetadata, .externalUserAgent,
  ]

  static let login: [Check] = [
    .loginPageWanted, .loginPromptTrue, .sessionCookieProtected, .pageNotFramed, .loginFormBound,
    .loginFormHost,
    .loginFormAsTyped, .passwordRedirectStatus, .decisionRespected,
  ]

  static let authorizationResponse: [Check] = [
    .answerInQuery, .redirectURIAnswered, .stateReturned, .issuerReturned, .codeUnguessable,
    .codeIssuedOnce, .authorizationErrorCode, .errorCharacters,
  ]

  static let redirect: [Check] = [
    .redirectUnchanged, .callbackStateMatches, .callbackRedirectURI, .callbackIssuerMatches,
    .callbackExpected,
  ]

  static let tokenRequest: [Check] = [
    .tokenRequestForm, .tokenEndpointFromMetadata, .grantType, .clientIDInBody,
    .noClientSecret, .codeIssued, .codeUsedOnce, .codeInTime, .codeByRightClient,
    .redirectURIRepeated, .codeVerifierPresent, .codeVerifierFormat, .verifierMatchesChallenge,
    .codeVerifierExpected, .codeVerifierOwn,
  ]

  static let tokenResponse: [Check] = [
    .tokenResponseJSON, .tokenResponseNoStore, .tokenResponseMembers, .scopeGranted,
    .refreshTokenUnguessable, .tokenErrorForm,
  ]

  static let idToken: [Check] = [
    .idTokenPresent, .idTokenSignature, .idTokenAlgorithm, .idTokenIssuer, .idTokenAudience,
    .idTokenExpiry, .idTokenIssuedAt, .idTokenNonce, .idTokenAtHash, .idTokenSubject,
    .idTokenAuthTime, .idTokenClaimTypes,
  ]

  static let accessToken: [Check] = [
    .accessTokenSignature, .accessTokenAlgorithm, .accessTokenType, .accessTokenIssuer,
    .accessTokenAudience, .accessTokenExpiry, .accessTokenIssuedAt, .accessTokenClaims,
    .accessTokenClient, .accessTokenScope, .accessTokenSubject, .accessTokenID,
    .accessTokenClaimTypes,
  ]

  static let refresh: [Check] = [
    .refreshGrantType, .refreshTokenIssued, .refreshTokenUsedOnce, .refreshScopeNotWidened,
    .refreshScopeKept,
    .refreshTokenRotated, .refreshTokenKeptFromAPI,
  ]

  static let guessing: [Check] = [
    .codeVerifierUnguessable, .formTokenUnguessable, .accessTokenUnguessable,
  ]
}
