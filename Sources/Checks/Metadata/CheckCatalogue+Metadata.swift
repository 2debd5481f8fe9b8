extension CheckCatalogue {
  static let metadata: [any Check] = [
    MetadataIssuerMatchesCheck(), MetadataOffersS256Check(),
  ]
}
