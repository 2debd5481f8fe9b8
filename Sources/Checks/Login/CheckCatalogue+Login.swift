extension CheckCatalogue {
  static let login: [any Check] = [
    SessionCookieProtectedCheck(), LoginFormBoundCheck(), PasswordHiddenFromAppCheck(),
  ]
}
