import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The people who sign in with Apple, one after the other, each on a device of their own.
actor AppleIDUser: HandoffReceiver {
  nonisolated let seat: Seat
  nonisolated let title = "whoever holds the device and signs in"

  private let settings: Settings
  private var signInCount = 0
  private var openSheets = 0
  private var hasTappedTwice = false

  /// What the people do.
  struct Settings: Sendable {
    /// Who signs in, in order.
    var people: [WireText]
    var approves: Bool
    /// Whether the button is pressed again while the sheet is open.
    var tapsTwice: Bool
  }

  init(settings: Settings, seat: Seat) {
    self.seat = seat
    self.settings = settings
  }

  func receive(_ handoff: Handoff, in step: StepID) async {
    guard step.name == .appleIDPrompt, signInCount < settings.people.count else { return }
    openSheets += 1
    defer { openSheets -= 1 }
    // Of two sheets the second is closed: it was a slip.
    let isSecondSheet = openSheets > 1
    if settings.tapsTwice, !hasTappedTwice {
      hasTappedTwice = true
      let tap = Handoff(
        action: "press", parameters: [NamedValue("button", "Sign in with Apple")])
      await seat.handOff(tap, as: .secondTap, to: .app)
    }
    let person = settings.people[signInCount]
    if !isSecondSheet { signInCount += 1 }
    await decide(settings.approves && !isSecondSheet, as: person, on: step)
  }

  private func decide(_ approves: Bool, as person: WireText, on prompt: StepID) async {
    if !approves {
      let refusal = Refusal(.authorizationCanceled, "the user closed the sheet")
      await seat.record(refusal, of: prompt)
    }
    let decision = Handoff(
      action: "decide",
      parameters: [
        NamedValue(ParameterName.decision.rawValue, approves ? "approve" : "cancel"),
        NamedValue("account", person),
      ])
    await seat.handOff(decision, as: .appleIDDecision, to: .device)
  }
}
