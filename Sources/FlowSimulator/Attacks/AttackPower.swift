/// What an attacker can do.
///
/// An attack names its powers, and uses no other.
package enum AttackPower: String, Hashable, Sendable, CaseIterable {
  /// Installs an app on the victim's device, which claims the same scheme.
  case installsApp = "installs an app on the device"
  /// Reads messages between others on their way.
  case readsMessages = "reads messages on their way"
  /// Changes messages between others on their way.
  case editsMessages = "changes messages on their way"
  /// Gets the victim to open a link.
  case sendsLink = "gets the victim to open a link"
  /// Runs a server that the victim's app talks to.
  case runsServer = "runs a server"
  /// Is registered as a client too.
  case isClient = "is a client of the server too"
  /// Has an account at the server.
  case hasAccount = "has an account of its own"
  /// Unpacks the app and reads what is in it.
  case unpacksApp = "unpacks the app"
  /// Is the app that the victim uses.
  case isApp = "is the app itself"
  /// Got hold of a code, a token or a key by other means.
  case holdsStolenValue = "holds a stolen value"
  /// Guesses a secret.
  case guesses = "guesses a secret"
  /// Reads the files in a backup of the victim's device.
  case readsBackup = "reads a backup of the device"
  /// Sends requests at the same time.
  case sendsInParallel = "sends requests at the same time"
}
