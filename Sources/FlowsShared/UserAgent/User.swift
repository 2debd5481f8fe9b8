package import Simulation
package import TranscriptModel
import Vocabulary
package import WireFormats

/// The person at the device: reads the page or the app's form, types name and password, decides; and
/// opens links.
package actor User: HandoffReceiver {
  package nonisolated let seat: Seat
  package nonisolated let title = "the person who signs in"

  private let credentials: Credentials
  private let decision: Decision
  private let browser: ParticipantName

  /// What a person does at the page that asks for consent.
  package enum Decision: WireText, CaseIterable {
    case approve
    case deny
    /// Goes away and does something else.
    case leave
  }

  /// A person who meets the page in the given browser.
  package init(
    credentials: Credentials, decision: Decision, browser: ParticipantName, seat: Seat
  ) {
    self.credentials = credentials
    self.decision = decision
    self.browser = browser
    self.seat = seat
  }

  package func receive(_ handoff: Handoff, in step: StepID) async {
    let known = [
      NamedValue(ParameterName.username, credentials.username),
      NamedValue(ParameterName.password, credentials.password),
    ]
    switch step.name {
    case .loginPrompt:
      guard decision != .leave else { return }
      let decision = NamedValue(ParameterName.decision, decision.rawValue)
      await type(known + [decision], as: .credentials, into: browser)
    case .signInForm:
      await type(known, as: .typedCredentials, into: .app)
    case .link:
      guard let url = handoff.url else { return }
      await seat.handOff(Handoff(action: "open", url: url), as: .openLink, to: .device)
    default: return
    }
  }

  private func type(
    _ parameters: [NamedValue], as name: MessageName, into receiver: ParticipantName
  ) async {
    let typed = Handoff(action: "type", parameters: parameters)
    await seat.handOff(typed, as: name, to: receiver)
  }
}
