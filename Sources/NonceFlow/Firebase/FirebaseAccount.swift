import FlowsShared
import JOSE
import Simulation
import WireFormats

/// A user of the Firebase project.
struct FirebaseAccount: Sendable {
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
struct FirebaseSession: Sendable {
  var localID: WireText
  /// When the user signed in, in seconds since 1970.
  var authenticatedAt: Int
}
