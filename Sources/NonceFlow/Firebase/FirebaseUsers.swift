import WireFormats

/// A user of the Firebase project.
struct FirebaseUser: Hashable, Sendable {
  /// The user's id in the project: the `sub` of Firebase's ID tokens.
  var localID: WireText
  /// Who vouches for the user, and under which id: together they name the account.
  var issuer: WireText
  var subject: WireText
  var email: WireText?
  var isEmailVerified: Bool
  var name: WireText?
}

/// A sign-in that a refresh token continues.
struct FirebaseSession: Hashable, Sendable {
  var localID: WireText
  /// When the user signed in, in seconds since 1970.
  var authenticatedAt: Int
}

/// The users of the project, and their sessions.
struct FirebaseUsers: Sendable {
  private let areKnownByEmail: Bool
  private var users: [FirebaseUser] = []
  private var sessions: [WireText: FirebaseSession] = [:]

  /// No users yet; whoever knows users by e-mail gives an account to the next owner of the address.
  init(areKnownByEmail: Bool) { self.areKnownByEmail = areKnownByEmail }

  /// The user whom a provider's claims name; nil when nobody has come with them before.
  func user(issuer: WireText, subject: WireText, email: WireText?) -> FirebaseUser? {
    users.first { user in
      areKnownByEmail
        ? email != nil && user.email == email : user.issuer == issuer && user.subject == subject
    }
  }

  /// Adds a user who has not been here before.
  mutating func add(_ user: FirebaseUser) { users.append(user) }

  /// Keeps a session under its refresh token.
  mutating func keep(_ session: FirebaseSession, refreshToken: WireText) {
    sessions[refreshToken] = session
  }

  /// The session that a refresh token continues, with its user.
  func session(refreshToken: WireText) -> (session: FirebaseSession, user: FirebaseUser)? {
    guard let session = sessions[refreshToken],
      let user = users.first(where: { $0.localID == session.localID })
    else { return nil }
    return (session, user)
  }
}
