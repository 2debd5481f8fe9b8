extension GlossaryEntry {
  /// The errors that people meet in apps and logs, by who writes them.
  static let reportedErrors: [GlossaryEntry] = [
    appleErrors, firebaseErrors, appAuthErrors, webAuthenticationErrors, mobileServiceErrors,
  ].flatMap(\.self)
}
