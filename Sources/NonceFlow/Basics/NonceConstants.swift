import FlowsShared
import WireFormats

/// Where Apple's identity service is.
enum AppleAddresses {
  static let host: WireText = "appleid.apple.com"
  static let issuer: WireText = "https://\(host)"
  static let authorizationPath: WireText = "/auth/authorize"
  static let keySetPath: WireText = "/auth/keys"
  static let authorizationURL = issuer + authorizationPath
  static let keySetURL = issuer + keySetPath
}

/// Where Firebase's services are, on three hosts.
enum FirebaseAddresses {
  static let hosts: [WireText] = [
    "identitytoolkit.googleapis.com", "securetoken.googleapis.com", "www.googleapis.com",
  ]
  static let signInPath: WireText = "/v1/accounts:signInWithIdp"
  static let refreshPath: WireText = "/v1/token"
  static let keySetPath: WireText =
    "/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com"
  static let signInURL: WireText = "https://\(hosts[0])\(signInPath)"
  static let refreshURL: WireText = "https://\(hosts[1])\(refreshPath)"
  static let keySetURL: WireText = "https://\(hosts[2])\(keySetPath)"
}

/// The photo app, as it is registered with Apple and with Firebase, and the people who use it.
enum PhotoApp {
  /// The app and its web site: two clients of Apple, one team.
  static let bundleID: WireText = "com.example.app"
  static let servicesID: WireText = "com.example.app.web"
  /// Another app of the same team.
  static let otherBundleID: WireText = "com.example.another"
  static let clientIDs = [bundleID, servicesID, otherBundleID]
  static let projectID: WireText = "photo-app-project"
  static let projectNumber: WireText = "123456789012"
  /// Who signs the Firebase ID tokens of the project.
  static let tokenIssuer: WireText = "https://securetoken.google.com/\(projectID)"
  /// The 64 characters of the tutorial: the capital letters lack one.
  static let tutorialAlphabet: WireText =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._"
  /// Who can sign in; Eve got the e-mail address that Alice had.
  static let people: [WireText] = ["alice", "eve"]
  /// The titles of each person's photos.
  static let photos: [WireText: [WireText]] = [
    "alice": PhotoAPI.alicesPhotos, "eve": ["eves-own-dog.jpg"],
  ]
}

/// Seconds from the issue of a token to its expiry.
enum TokenLifetime {
  static let appleIdentityToken = 24 * 3600
  static let firebaseIDToken = 3600
}
