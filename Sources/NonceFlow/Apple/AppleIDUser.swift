import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The people who sign in with Apple, one after the other, each on a device of their own.
actor AppleIDUser: HandoffReceiver {
  nonisolated let seat: Seat
  nonisolated let title = "whoever holds the device and signs in"

  private let settings: RunSettings<NonceSettings>
  private var signInCount = 0
  private var openSheets = 0
  private var hasTappedTwice = false

  init(_ settings: RunSettings<NonceSettings>, seat: Seat) {
    self.seat = seat
    self.settings = settings
  }

  func receive(_ handoff: Handoff, in step: StepID) async {
    guard step.name == .appleIDPrompt, signInCount < settings.people.count else { return }
    openSheets += 1
    defer { openSheets -= 1 }
    // The second press of the button was a slip, so of two sheets the second is closed.
    let isSecondSheet = openSheets > 1
    if settings.tapsTwice, !hasTappedTwice {
      hasTappedTwice = true
      let tap = Handoff(action: "press", parameters: ["button": "Sign in with Apple"])
      await seat.handOff(tap, as: .secondTap, to: .app)
    }
    let person = settings.people[signInCount]
    if !isSecondSheet { signInCount += 1 }
    let closes = settings.closesSheet || isSecondSheet
    if closes {
      await seat.record(Refusal(.authorizationCanceled, "the user closed the sheet"), of: step)
    }
    let decision = Handoff(
      action: "decide",
      parameters: [
        ParameterName.decision.rawValue: closes ? "cancel" : "approve", "account": person,
      ])
    await seat.handOff(decision, as: .appleIDDecision, to: .device)
  }
}
