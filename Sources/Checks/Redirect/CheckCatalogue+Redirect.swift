extension CheckCatalogue {
  static let redirect: [any Check] = [
    RedirectUnchangedCheck(), CallbackStateMatchesCheck(), CallbackIssuerMatchesCheck(),
    CallbackExpectedCheck(),
  ]
}
