extension CheckCatalogue {
  static let refresh: [any Check] = [
    RefreshGrantTypeCheck(), RefreshTokenIssuedCheck(), RefreshTokenUsedOnceCheck(),
    RefreshScopeNotWidenedCheck(), RefreshTokenRotatedCheck(),
  ]
}
