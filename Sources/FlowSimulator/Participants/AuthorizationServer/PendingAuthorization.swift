import OAuthModel

/// An authorization request while its user signs in.
struct PendingAuthorization: Sendable {
  var clientID: String
  var redirectURI: String
  var scope: String
  var state: String?
  var nonce: String?
  var challenge: StoredChallenge?
  /// Ties the login form to this page.
  var antiForgeryToken: String
  /// When the login page dies, in seconds since 1970.
  var expiresAt: Int
  var failedPasswords = 0
}

/// The code challenge that came with an authorization request.
struct StoredChallenge: Sendable {
  var value: String
  var method: CodeChallengeMethod
}
