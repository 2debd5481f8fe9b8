import FlowsShared
import Simulation
import TranscriptModel
import WireFormats

/// What everybody can look up about the participants of the PKCE flow.
enum PKCEWorld {
  static let authorizationHost: WireText = "authorization-server.example"
  static let issuer: WireText = "https://\(authorizationHost)"
  static let authorizationEndpoint = issuer + AuthorizationServer.Path.authorization
  static let tokenEndpoint = issuer + AuthorizationServer.Path.token
  /// The photo app.
  static let clientID: WireText = "eKNjzFFjH9A1ysYd"
  /// Where it takes answers: a scheme that is its domain name in reverse order.
  static let redirectURI: WireText = "com.example.app:/auth"
  /// Which app a domain names as its own, in a file on its server.
  static let domainOwners: [WireText: ParticipantName] = ["app.example.com": .app]
  /// The secret that its maker registered, and that ships in every copy.
  static let shippedSecret: WireText = "shipped-in-every-copy"
  /// Another client of the same server.
  static let otherClientID: WireText = "another-app"
  /// Whose photos are whose, by the name of the account.
  static let photos: [WireText: [WireText]] = [
    "alice": PhotoAPI.alicesPhotos, "mallory": ["mallorys-own-cat.jpg"],
  ]
}
