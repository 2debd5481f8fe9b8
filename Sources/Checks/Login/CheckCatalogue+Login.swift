extension CheckCatalogue {
  static let login: [any Check] = []
}
