extension CheckCatalogue {
  static let tokenResponse: [any Check] = [
    TokenResponseJSONCheck(), TokenResponseNoStoreCheck(), TokenResponseMembersCheck(),
    ScopeGrantedCheck(), TokenErrorFormCheck(),
  ]
}
