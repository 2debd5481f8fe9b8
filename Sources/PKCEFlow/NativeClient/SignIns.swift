import Simulation
import Vocabulary
import WireFormats

/// A sign-in from the opening of the browser to its answer: the values that only the app knows.
struct SignIn: Sendable {
  var issuer: WireText
  var state: WireText
  var nonce: WireText
  var verifier: WireText
  var challenge: WireText
}

/// The sign-ins of an app: one that waits for its answer at most, and the one before.
struct SignIns {
  private var pending: SignIn?
  /// The app without its defence still knows the sign-in that was answered.
  private var answered: SignIn?

  /// Lets a sign-in wait for its answer.
  mutating func begin(_ signIn: SignIn) { pending = signIn }

  /// Takes the sign-in that an answer belongs to; a second answer finds none.
  mutating func take(_ defences: DefenceSet) throws(Refusal) -> SignIn {
    if let signIn = pending {
      pending = nil
      answered = signIn
      return signIn
    }
    try defences.require(
      .callbackExpected, false, otherwise: nil,
      "an answer came, but no sign-in is waiting for one")
    guard let answered else {
      throw Refusal(nil, "an answer came, and there never was a sign-in")
    }
    return answered
  }
}
