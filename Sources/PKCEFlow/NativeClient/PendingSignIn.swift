import FlowsShared
import Simulation
import Vocabulary
import WireFormats

/// A sign-in from the opening of the browser to its answer: the values that only the app knows.
struct PendingSignIn: Sendable {
  var issuer: WireText
  var state: WireText
  var nonce: WireText
  var verifier: WireText
  var challenge: WireText
  /// How these values came about, for the transcript.
  var calculation: [CodeChallengeValue: WireText?]
}
