import FlowsShared
import Simulation
import WireFormats

/// What a refresh token stands for.
///
/// RFC 6749 §6, RFC 9700 §4.14.2
struct RefreshGrant: Sendable {
  var clientID: WireText
  var subject: WireText
  var scope: WireText
  /// The tokens that descend from one approval have one number.
  var family: Int
  /// When the token dies, in seconds since 1970.
  var expiresAt: Int
  var isUsed = false
}
