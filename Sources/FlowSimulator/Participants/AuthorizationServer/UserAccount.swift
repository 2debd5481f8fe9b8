/// A person's account at the authorization server.
struct UserAccount: Sendable {
  /// The name to sign in with.
  var username: String
  /// The password.
  ///
  /// A real server stores a slow hash of it.
  var password: String
  /// The stable identifier that tokens carry as 'sub'.
  var subject: String
}
