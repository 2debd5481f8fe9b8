import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// The sign-ins that an app started, and the answers that it received.
///
/// A sign-in is the message in which the app sends the authorization URL on its way: the handoff to
/// the device, or the request itself where the app shows the page. An answer belongs to the sign-in with
/// which it shares a value. Where it shares none and no step is missing, it is compared with the last
/// sign-in, and the difference is told.
extension Evidence {
  /// The sign-in that an app started with a state; nil when it started none.
  func startedSignIn(of app: ParticipantName, before step: Step, state: WireText?) -> Step? {
    last(
      .openBrowser, .openWebView, .authorizationRequest, with: .parameter(.state, state),
      before: step,
      where: { $0.sender == app })
  }

  /// The sign-in that an app started with a state, or else its last one; nil when it started none.
  func signIn(
    of app: ParticipantName, before step: Step, state: WireText?
  ) throws(MissingEvidence) -> Step? {
    if let signIn = startedSignIn(of: app, before: step, state: state) { return signIn }
    try requireAllSteps(before: step)
    return last(
      .openBrowser, .openWebView, .authorizationRequest, before: step,
      where: { $0.sender == app && $0.url != nil })
  }

  /// The answer with a state that an app received, or else its last one.
  func callback(
    to app: ParticipantName, before step: Step, state: WireText?
  ) throws(MissingEvidence) -> Step {
    if let callback = last(
      .callback, with: .parameter(.state, state), before: step, where: { $0.receiver == app })
    {
      return callback
    }
    try requireAllSteps(before: step)
    guard let last = last(.callback, before: step, where: { $0.receiver == app }) else {
      throw MissingEvidence("'\(app)' received no answer")
    }
    return last
  }

  /// The calculation of verifier, challenge, state and nonce for a sign-in: the one that shares a
  /// value with its URL, or else the app's last one.
  func calculation(for signIn: Step) throws(MissingEvidence) -> Step {
    for name in [ParameterName.state, .codeChallenge, .nonce] {
      guard let value = signIn.authorizationParameters?[name] else { continue }
      if let calculation = last(
        .codeChallenge, with: .parameter(name, value), before: signIn,
        where: { $0.sender == signIn.sender })
      {
        return calculation
      }
    }
    try requireAllSteps(before: signIn)
    guard let last = last(.codeChallenge, before: signIn, where: { $0.sender == signIn.sender })
    else { throw MissingEvidence("'\(signIn.sender)' calculated no challenge and no state") }
    return last
  }
}
