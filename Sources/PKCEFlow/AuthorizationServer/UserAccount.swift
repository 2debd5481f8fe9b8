import FlowsShared
import Simulation
import WireFormats

/// A person's account at the authorization server.
struct UserAccount: Sendable {
  /// The name to sign in with.
  var username: WireText
  /// The password.
  ///
  /// A real server stores a slow hash of it.
  var password: WireText
  /// The stable identifier that tokens carry as 'sub'.
  var subject: WireText
}
