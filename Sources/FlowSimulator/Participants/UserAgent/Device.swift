import HTTPModel
import OAuthModel
import TranscriptModel

/// The operating system: opens web addresses in the browser, and hands URLs with a private-use
/// scheme to the app that registered it.
///
/// RFC 8252 §7.1
actor Device: HandoffReceiver {
  private nonisolated let executor = QueueExecutor(label: "device")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  nonisolated let name = ParticipantName.device
  nonisolated let title = "the operating system: hands URLs to the browser and to apps"

  /// Which app registered which scheme.
  ///
  /// Schemes compare without regard to case: RFC 3986 §3.1.
  private let schemes: [(scheme: String, app: ParticipantName)]
  private let wire: Wire

  /// A device on which these schemes were registered, in the order of installation.
  init(schemes: [(scheme: String, app: ParticipantName)], wire: Wire) {
    self.schemes = schemes
    self.wire = wire
  }

  func receive(_ handoff: Handoff, in step: StepID) async {
    guard let url = handoff.url, let scheme = url.scheme?.lowercased() else { return }
    if scheme == "https" || scheme == "http" {
      let launch = Handoff(action: "open", url: url)
      await wire.handOff(launch, as: .browserLaunch, from: name, to: .browser)
    } else if let app = schemes.last(where: { $0.scheme.lowercased() == scheme })?.app {
      // Where two apps claim one scheme, the platform decides; here the last one installed wins.
      await wire.handOff(Handoff(action: "open", url: url), as: .callback, from: name, to: app)
    }
    // No app has the scheme: nothing at all happens, which is what users report.
  }
}
