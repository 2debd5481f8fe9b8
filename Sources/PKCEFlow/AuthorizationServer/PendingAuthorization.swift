import FlowsShared
import Simulation
import Vocabulary
import WireFormats

/// An authorization request while its user signs in.
struct PendingAuthorization: Sendable {
  var clientID: WireText
  var redirectURI: WireText
  var scope: WireText
  var state: WireText?
  var nonce: WireText?
  var challenge: StoredChallenge?
  /// Ties the login form to this page.
  var antiForgeryToken: WireText
  /// When the login page dies, in seconds since 1970.
  var expiresAt: Int
  var failedPasswords = 0
}

/// The code challenge that came with an authorization request.
struct StoredChallenge: Sendable {
  var value: WireText
  var method: CodeChallengeMethod
}
