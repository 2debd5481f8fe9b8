import HTTPModel
import OAuthModel
import TranscriptModel
import WireFormats

/// The sign-ins that an app started.
///
/// Each is the message in which the app sends the authorization URL on its way: the handoff to the
/// device, or the request itself where the app shows the page.
extension Evidence {
  /// The sign-ins that an app started before a step, in order.
  func signIns(of app: ParticipantName, before step: Step) -> [Step] {
    steps(named: .openBrowser, .authorizationRequest).filter {
      $0.number < step.number && $0.sender == app && $0.url != nil
    }
  }

  /// The sign-in that an app started with a state, or else its last one.
  func signIn(
    of app: ParticipantName, before step: Step, state: String?
  ) throws(MissingEvidence) -> Step {
    let started = signIns(of: app, before: step)
    if let signIn = started.last(where: { $0.url?.queryParameters[.state] == state }) {
      return signIn
    }
    try requireAllSteps(before: step)
    guard let last = started.last else { throw MissingEvidence("'\(app)' started no sign-in") }
    return last
  }

  /// The answer with a state that an app received, or else its last one.
  func callback(
    to app: ParticipantName, before step: Step, state: String?
  ) throws(MissingEvidence) -> Step {
    let callbacks = steps(named: .callback).filter {
      $0.number < step.number && $0.receiver == app
    }
    if let callback = callbacks.last(where: { $0.url?.queryParameters[.state] == state }) {
      return callback
    }
    try requireAllSteps(before: step)
    guard let last = callbacks.last else { throw MissingEvidence("'\(app)' received no answer") }
    return last
  }

  /// The calculation of verifier, challenge, state and nonce for a sign-in: the one that shares a
  /// value with its URL, or else the app's last one.
  func calculation(for signIn: Step) throws(MissingEvidence) -> Step {
    let calculations = steps(named: .codeChallenge).filter {
      $0.number < signIn.number && $0.sender == signIn.sender
    }
    let parameters = signIn.url?.queryParameters ?? []
    let shared = calculations.last { step in
      [ParameterName.state, .codeChallenge, .nonce].contains { name in
        parameters[name] != nil && parameters[name] == step.calculation?.output(name)
      }
    }
    if let shared { return shared }
    try requireAllSteps(before: signIn)
    guard let last = calculations.last else {
      throw MissingEvidence("'\(signIn.sender)' calculated no challenge and no state")
    }
    return last
  }
}
