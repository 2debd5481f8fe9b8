extension CheckCatalogue {
  static let authorizationResponse: [any Check] = []
}
