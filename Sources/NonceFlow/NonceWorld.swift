import FlowsShared
import Simulation
import WireFormats

/// What everybody can look up about the participants of the flow with Apple and Firebase.
enum NonceWorld {
  /// The photo app, and its web site: two clients of Apple, one team.
  static let bundleID: WireText = "com.example.app"
  static let servicesID: WireText = "com.example.app.web"
  /// Another app of the same team.
  static let otherBundleID: WireText = "com.example.another"
  static let projectID: WireText = "photo-app-project"
  static let projectNumber: WireText = "123456789012"
  /// Seconds from issue to expiry of Apple's tokens.
  static let identityTokenLifetime = 24 * 3600
  /// The 64 characters of the tutorial: the capital letters lack one.
  static let tutorialAlphabet: WireText =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._"
  /// Who can sign in; Eve got the e-mail address that Alice had.
  static let people: [WireText] = ["alice", "eve"]
  /// Whose photos are whose.
  static let photos: [WireText: [WireText]] = [
    "alice": PhotoAPI.alicesPhotos, "eve": ["eves-own-dog.jpg"],
  ]
}
