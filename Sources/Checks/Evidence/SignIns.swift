import HTTPModel
import OAuthModel
import TranscriptModel
import WireFormats

/// The sign-ins that an app started. Each is the message in which the app sends the authorization
/// URL on its way: the handoff to the device, or the request itself where the app shows the page.
extension Evidence {
  /// The sign-ins that an app started before a step, in order.
  func signIns(of app: ParticipantName, before step: Step) -> [Step] {
    steps(named: .openBrowser, .authorizationRequest).filter {
      $0.number < step.number && $0.sender == app && $0.url != nil
    }
  }

  /// The sign-in that an app started with a state; its last one when none has it.
  func signIn(
    of app: ParticipantName, before step: Step, state: String?
  ) throws(MissingEvidence) -> Step {
    let started = signIns(of: app, before: step)
    guard
      let signIn = started.last(where: { $0.url?.queryParameters[.state] == state })
        ?? started.last
    else {
      throw MissingEvidence("no sign-in that '\(app)' started is in the transcript")
    }
    return signIn
  }

  /// The calculation of verifier, state and nonce for a sign-in, by its state; the app's last one
  /// when none has it.
  func calculation(for signIn: Step) throws(MissingEvidence) -> Step {
    let state = signIn.url?.queryParameters[.state]
    let calculations = steps(named: .codeChallenge).filter {
      $0.number < signIn.number && $0.sender == signIn.sender
    }
    guard
      let calculation = calculations.last(where: { $0.calculation?.output(.state) == state })
        ?? calculations.last
    else {
      throw MissingEvidence(
        "the calculation of state and challenge by '\(signIn.sender)' is not in the transcript")
    }
    return calculation
  }
}
