extension CheckCatalogue {
  static let resource: [any Check] = [
    BearerInHeaderCheck(), AccessTokenIssuedCheck(), BearerChallengeCheck(),
    ResourceErrorFormCheck(),
  ]
}
