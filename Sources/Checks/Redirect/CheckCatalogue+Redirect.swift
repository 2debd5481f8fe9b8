extension CheckCatalogue {
  static let redirect: [any Check] = []
}
