/// The words of the flow in which a server mints its own token.
enum CustomTokenTerms {
  /// Where its messages carry words of which every flow says the same.
  static let groups: [NoteGroup: [TermNote.Place]] = [
    .request: .at(
      .header, .createUserRequest, .logInRequest, .socialLoginRequest, .insertRequest,
      .tableRequest, .providerTokenRequest, .dialogRequest),
    .browserRequest: .at(.header, .dialogRequest),
    .response: .at(
      .header, .createUserResponse, .logInResponse, .socialLoginResponse, .providerTokenResponse,
      .insertResponse, .tableResponse),
  ]
}

extension FlowTerms {
  /// The words of the flow in which a server mints its own token.
  public static let customToken = FlowTerms(
    name: "custom-token", messages: CustomTokenTerms.messages, notes: CustomTokenTerms.messageNotes,
    terms: [
      CustomTokenTerms.authorization, CustomTokenTerms.login, CustomTokenTerms.tokens,
      CustomTokenTerms.firebase, CustomTokenTerms.bodies, CustomTokenTerms.headerFields,
      CustomTokenTerms.notions, CustomTokenTerms.claims, CustomTokenTerms.tokenHeader,
      CustomTokenTerms.calculations, CommonTerms.standing(in: CustomTokenTerms.groups),
    ], errors: CustomTokenTerms.errors,
    calculations: [
      PasswordHashValue.self, MintTokenValue.self, TokenVerificationValue.self, KeySearchValue.self,
      ForgeTokenValue.self,
    ])
}
