import FlowsShared
import Simulation
import WireFormats

/// An authorization code with everything that it is bound to.
///
/// RFC 6749 §4.1.2
struct IssuedCode: Sendable {
  /// What became of a code.
  enum State: Sendable {
    case unused
    /// Redeemed; the tokens belong to this family.
    case redeemed(family: Int)
    /// A redemption failed.
    case burned
  }

  var authorization: PendingAuthorization
  var subject: WireText
  /// When the user signed in, in seconds since 1970.
  var authenticatedAt: Int
  /// When the code dies, in seconds since 1970.
  var expiresAt: Int
  var state = State.unused
}
