/// Which of the JWTs of a flow is meant: they have claims of the same names.
public enum TokenKind: String, CaseIterable, Hashable, Sendable {
  /// Tells the app who signed in.
  case idToken = "ID token"
  /// Opens the API.
  case accessToken = "access token"
  /// Tells Firebase who signed in at Apple.
  case appleIdentityToken = "identity token"
  /// Tells an API who signed in at Firebase.
  case firebaseToken = "Firebase ID token"
  /// What a mobile service mints for its own tables.
  case customToken = "Mobile Services token"
}
