/// The words of the flow in which a server mints its own token.
enum CustomTokenTerms {
  /// Where its messages carry words of which every flow says the same.
  static let groups: [NoteGroup: [TermNote.Place]] = [
    .request: .at(
      .header, .createUserRequest, .logInRequest, .socialLoginRequest, .insertRequest,
      .tableRequest, .providerTokenRequest, .providerUserRequest, .dialogRequest),
    .browserRequest: .at(.header, .dialogRequest),
    .response: .at(
      .header, .createUserResponse, .logInResponse, .socialLoginResponse, .providerTokenResponse,
      .providerUserResponse, .insertResponse, .tableResponse),
  ]

  /// Where claims of the service's token stand.
  static let tokenClaims: [TermNote.Place] = .at(
    .claim(.customToken), .createUserResponse, .logInResponse, .socialLoginResponse,
    .storeSession, .insertRequest, .tableRequest, .extracted, .forgeToken, .mintToken,
    .tokenVerification)

  /// Where members of its header stand.
  static let tokenHeaderMembers: [TermNote.Place] = .at(
    .joseHeader(.customToken), .createUserResponse, .logInResponse, .socialLoginResponse,
    .storeSession, .insertRequest, .tableRequest, .extracted, .forgeToken, .mintToken,
    .tokenVerification)

  /// Where a body says why there is none of what was asked for.
  static let refusals: [TermNote.Place] = .at(
    .json, .createUserResponse, .logInResponse, .socialLoginResponse, .insertResponse,
    .tableResponse)
}

extension FlowTerms {
  /// The words of the flow in which a server mints its own token.
  public static let customToken = FlowTerms(
    name: "custom-token", messages: CustomTokenTerms.messages, notes: CustomTokenTerms.messageNotes,
    terms: [
      CustomTokenTerms.authorization, CustomTokenTerms.bodies, CustomTokenTerms.headerFields,
      CustomTokenTerms.participants, CustomTokenTerms.notions, CustomTokenTerms.claims,
      CustomTokenTerms.tokenHeader, CustomTokenTerms.calculations,
      CommonTerms.standing(in: CustomTokenTerms.groups),
    ], errors: CustomTokenTerms.errors,
    calculations: [
      PasswordHashValue.self, MintTokenValue.self, TokenVerificationValue.self, KeySearchValue.self,
      ForgeTokenValue.self,
    ])
}
