import HTTPModel
package import Simulation
package import TranscriptModel
import Vocabulary
import WireFormats

/// The operating system: opens web addresses in the browser, hands URLs to the app that registered
/// to receive them, and keeps what apps store.
///
/// RFC 8252 §7
package actor Device: HandoffReceiver {
  package nonisolated let seat: Seat
  package nonisolated let title = "the operating system: hands URLs to the browser and to apps"

  private let registrations: [AppRegistration]
  private var storage: DeviceStorage

  /// A device on which these apps were installed, in this order.
  package init(
    registrations: [AppRegistration], storage: DeviceStorage = DeviceStorage(), seat: Seat
  ) {
    self.registrations = registrations
    self.storage = storage
    self.seat = seat
  }

  package func receive(_ handoff: Handoff, in step: StepID) async {
    switch step.name {
    case .storeSession: storage.keep(handoff)
    case .extraction:
      let contents = Handoff(action: "read", parameters: storage.contents(of: handoff))
      await seat.handOff(contents, as: .extracted, to: .attacker)
    default: await open(handoff, in: step)
    }
  }

  private func open(_ handoff: Handoff, in step: StepID) async {
    guard let url = handoff.url else { return }
    let onward = Handoff(action: "open", url: url)
    // Where two apps claim one scheme, the platform decides; here the last one installed wins.
    if let app = registrations.last(where: { $0.receives(url) })?.app {
      await seat.handOff(onward, as: .callback, to: app)
    } else if url.scheme == "https", [.openBrowser, .openLink].contains(step.name) {
      await seat.handOff(onward, as: .browserLaunch, to: .browser)
    }
    // Nobody registered for the URL: nothing at all happens, which is what users report.
  }
}
