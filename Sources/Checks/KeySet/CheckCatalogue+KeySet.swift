extension CheckCatalogue {
  static let keySet: [any Check] = [
    KeySetSourceCheck(), KeySetPublicCheck(), KeyIDsUniqueCheck(), KeyStrengthCheck(),
  ]
}
