import FlowsShared
import Simulation
import WireFormats

/// A sign-in from the request to its credential: the values that only the app knows.
struct PendingAppleSignIn: Sendable {
  /// Names the sign-in towards the device and Apple.
  var state: WireText
  /// What Firebase will hash.
  var rawNonce: WireText
}
