/// Which of the two JWTs of the flow is meant: both have claims of the same names.
public enum TokenKind: String, CaseIterable, Hashable, Sendable {
  /// Tells the app who signed in.
  case idToken = "ID token"
  /// Opens the API.
  case accessToken = "access token"
}
