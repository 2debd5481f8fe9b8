import Simulation
package import TranscriptModel
package import WireFormats

/// What is stored on a device, and who can read it.
package struct DeviceStorage: Sendable {
  /// The places where an app can store something.
  package enum Place: WireText, Sendable {
    /// Encrypted for this app on this device.
    case keyChain = "key chain"
    /// A readable file, which every backup holds.
    case defaults
  }

  /// What can be read out of a device that one holds in one's hands.
  package enum Source: WireText, Sendable {
    /// The files of all apps, without the key chain.
    case backup
    /// What every copy of an app brings with it.
    case appPackage = "app package"
  }

  /// The name of the value that says where something is stored.
  package static let placeName: WireText = "stored_in"
  /// The name of the value that says what is read out.
  package static let sourceName: WireText = "source"

  private let package: [NamedValue]
  private var readable: [NamedValue] = []

  /// The storage of a device on which an app is installed that brings these values with it.
  package init(package: [NamedValue] = []) { self.package = package }

  /// Keeps what an app stores.
  ///
  /// What goes to the key chain is of no interest here: nothing but the app gets it out again.
  package mutating func keep(_ handoff: Handoff) {
    guard handoff[Self.placeName] == Place.defaults.rawValue else { return }
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
