package import HTTPModel
package import Simulation
package import TranscriptModel
package import Vocabulary
package import WireFormats

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

/// What an app told the device that it wants to receive: URLs with a private-use scheme, links to a
/// page of a domain of its own, or requests to a port of the loopback interface.
///
/// RFC 8252 §7.1, §7.2, §7.3
package struct AppRegistration: Sendable {
  private let scheme: WireText
  /// The link up to its query; nil for a scheme or a loopback address.
  private let link: WireText?
  private let loopbackAuthority: WireText?
  /// The app.
  package let app: ParticipantName

  /// Registers what is needed to receive answers at a redirect URI.
  ///
  /// A scheme goes to whoever asks. A link goes only to the app that its domain names in a file on
  /// its server, which the device fetches when it installs the app; nil for every other app.
  package init?(app: ParticipantName, redirectURI: URI, domainOwners: [WireText: ParticipantName]) {
    self.app = app
    scheme = redirectURI.scheme?.asciiLowercased ?? ""
    if scheme == "https" {
      guard domainOwners[redirectURI.authority ?? ""] == app else { return nil }
      link = redirectURI.withoutQuery
    } else {
      link = nil
    }
    loopbackAuthority = redirectURI.isLoopback ? redirectURI.authority : nil
  }

  /// Whether a URL leads to this app.
  ///
  /// Schemes compare without regard to case: RFC 3986 §3.1.
  package func receives(_ url: URI) -> Bool {
    guard url.scheme?.asciiLowercased == scheme else { return false }
    if let link { return url.withoutQuery == link }
    return loopbackAuthority == nil || loopbackAuthority == url.authority
  }
}

extension URI {
  /// Whether the URI leads to the device itself, where an app listens.
  package var isLoopback: Bool {
    guard scheme == "http", let authority else { return false }
    return ["127.0.0.1", "[::1]", "localhost"].contains { host in
      authority == host || authority.hasPrefix(host + ":")
    }
  }
}

/// What is stored on a device, and who can read it.
package struct DeviceStorage: Sendable {
  /// The places where an app can store something.
  package enum Place: WireText, Sendable {
    /// Encrypted for this app on this device, and in no backup that another device could read.
    case thisDevice = "key chain, this device only"
    /// Encrypted for this app; an encrypted backup holds it, and gives it back to whoever has the password.
    case keyChain = "key chain"
    /// A readable file, which every backup holds.
    case defaults
  }

  /// What can be read out of a device that one holds in one's hands.
  package enum Source: WireText, Sendable {
    /// What an encrypted backup gives to who knows its password: the files of all apps, and those entries of
    /// the key chain that may leave the device.
    case backup = "encrypted backup, with its password"
    /// What every copy of an app brings with it.
    case appPackage = "app package"
  }

  /// The name of the value that says where something is stored.
  package static let placeName: ParameterName = "stored_in"
  /// The name of the value that says what is read out.
  package static let sourceName: ParameterName = "source"

  private let package: [NamedValue]
  private var readable: [NamedValue] = []

  /// The storage of a device on which an app is installed that brings these values with it.
  package init(package: [NamedValue] = []) { self.package = package }

  /// Keeps what an app stores.
  ///
  /// What may never leave the device is of no interest here: nothing but the app gets it out again.
  package mutating func keep(_ handoff: Handoff) {
    guard handoff[Self.placeName] != Place.thisDevice.rawValue else { return }
    readable = handoff.parameters
  }

  /// What somebody finds who reads the device out.
  package func contents(of handoff: Handoff) -> [NamedValue] {
    switch handoff[Self.sourceName].flatMap({ Source(rawValue: $0) }) {
    case .backup: readable
    case .appPackage: package
    case nil: []
    }
  }
}
