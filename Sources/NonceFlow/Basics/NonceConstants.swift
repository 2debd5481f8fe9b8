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

/// Where Firebase's services are, on two hosts: the addresses that its iOS SDK calls.
enum FirebaseAddresses {
  static let hosts: [WireText] = ["www.googleapis.com", "securetoken.googleapis.com"]
  /// The documentation of the service calls the same by `/v1/accounts:signInWithIdp` of another host.
  static let signInPath: WireText = "/identitytoolkit/v3/relyingparty/verifyAssertion"
  static let refreshPath: WireText = "/v1/token"
  static let keySetPath: WireText =
    "/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com"
  static let signInURL: WireText = "https://\(hosts[0])\(signInPath)"
  static let refreshURL: WireText = "https://\(hosts[1])\(refreshPath)"
  static let keySetURL: WireText = "https://\(hosts[0])\(keySetPath)"
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
  /// The app's id in the project, and what its SDK says of itself.
  static let firebaseAppID: WireText = "1:\(projectNumber):ios:0a1b2c3d4e5f60718293a4"
  static let firebaseClient: WireText = "iOS/FirebaseSDK/12.19.0/FirebaseCore-iOS"
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
///
/// Apple promises no life of its identity token: a day is what tokens of recent years have.
enum TokenLifetime {
  static let appleIdentityToken = 24 * 3600
  static let firebaseIDToken = 3600
}

/// Seconds before the end of a Firebase ID token at which the app gets a new one, as Firebase's iOS SDK
/// does.
enum Renewal {
  static let leadTime = 5 * 60
}
