import TranscriptModel

/// What everybody can look up about the participants of the PKCE flow.
enum PKCEWorld {
  static let authorizationHost = "authorization-server.example"
  static let issuer = "https://\(authorizationHost)"
  static let authorizationEndpoint = issuer + AuthorizationServer.Path.authorization
  static let tokenEndpoint = issuer + AuthorizationServer.Path.token
  static let apiHost = "resource-server.example"
  /// The API's identifier, which access tokens name as their audience.
  static let api = "https://\(apiHost)"
  static let photosURL = api + "/photos"
  /// The photo app.
  static let clientID = "eKNjzFFjH9A1ysYd"
  /// Where it takes answers: a scheme that is its domain name in reverse order.
  static let redirectURI = "com.example.app:/auth"
  /// Which app a domain names as its own, in a file on its server.
  static let domainOwners: [String: ParticipantName] = ["app.example.com": .app]
  /// The secret that its maker registered, and that ships in every copy.
  static let shippedSecret = "shipped-in-every-copy"
  /// Another client of the same server.
  static let otherClientID = "another-app"
  /// Whose photos are whose, by the name of the account.
  static let photos = [
    "alice": ["lighthouse.jpg", "two-herons.jpg"], "mallory": ["mallorys-own-cat.jpg"],
  ]
}
