/// The words of the flow with an authorization code and PKCE.
enum PKCETerms {
  /// Where its messages carry words of which every flow says the same.
  static let groups: [NoteGroup: [TermNote.Place]] = [
    .keySet: .at(.json, .keysResponse),
    .tokenHeader: idTokenHeader + accessTokenHeader,
    .request: .at(
      .header, .metadataRequest, .keysRequest, .tokenRequest, .refreshRequest, .resourceRequest,
      .authorizationRequest, .loginSubmit, .redirectRequest),
    .browserRequest: .at(.header, .authorizationRequest, .loginSubmit, .redirectRequest),
    .response: .at(
      .header, .metadataResponse, .keysResponse, .loginPage, .authorizationResponse, .tokenResponse,
      .refreshResponse, .resourceResponse, .redirectResponse),
  ]

  /// Where the URL of the authorization request stands.
  static let authorizationURL: [TermNote.Place] = .at(
    .query, .openBrowser, .openWebView, .browserLaunch, .authorizationRequest)

  /// Where the URL of the answer stands.
  static let answer: [TermNote.Place] =
    .at(.locationQuery, .authorizationResponse) + .at(.query, .redirect, .callback)

  /// Where an answer stands that somebody opens who did not ask for it.
  static let openedAnswer: [TermNote.Place] = .at(.query, .link, .openLink, .redirectRequest)

  /// Where claims of an ID token stand.
  static let idTokenClaims: [TermNote.Place] = .at(
    .claim(.idToken), .tokenResponse, .idTokenCheck, .refreshResponse)

  /// Where claims of an access token stand.
  static let accessTokenClaims: [TermNote.Place] = .at(
    .claim(.accessToken), .tokenResponse, .resourceRequest, .accessTokenCheck, .refreshResponse)

  /// Where members of the header of an ID token stand.
  static let idTokenHeader: [TermNote.Place] = .at(
    .joseHeader(.idToken), .tokenResponse, .idTokenCheck, .refreshResponse)

  /// Where members of the header of an access token stand.
  static let accessTokenHeader: [TermNote.Place] = .at(
    .joseHeader(.accessToken), .tokenResponse, .resourceRequest, .accessTokenCheck, .refreshResponse
  )
}

extension FlowTerms {
  /// The words of the flow with an authorization code and PKCE.
  public static let pkce = FlowTerms(
    name: "pkce", messages: PKCETerms.messages, notes: PKCETerms.messageNotes,
    terms: [
      PKCETerms.authorization, PKCETerms.login, PKCETerms.tokens, PKCETerms.claims,
      PKCETerms.tokenHeader, PKCETerms.metadata, PKCETerms.headerFields, PKCETerms.calculations,
      CommonTerms.standing(in: PKCETerms.groups),
    ],
    calculations: [
      CodeChallengeValue.self, StateCheckValue.self, CodeLookupValue.self, IDTokenCheckValue.self,
      AccessTokenCheckValue.self,
    ])
}
