import JOSE
import TranscriptModel
import WireFormats

/// What everybody can look up about the participants of the PKCE flow.
enum PKCEConstants {
  static let authorizationHost: WireText = "authorization-server.example"
  static let issuer: WireText = "https://\(authorizationHost)"
  static let authorizationEndpoint = issuer + Path.authorization
  static let tokenEndpoint = issuer + Path.token
  static let keySetURL = issuer + Path.keys

  /// Where the endpoints of the authorization server are.
  enum Path {
    static let authorization: WireText = "/authorize"
    static let login: WireText = "/login"
    static let token: WireText = "/oauth/token"
    static let keys: WireText = "/jwks"
  }

  /// For how many seconds things are good that the authorization server issues.
  enum Lifetime {
    static let loginPage = 3600
    static let code = 600
    static let accessToken = 3600
    static let idToken = 3600
    static let refreshToken = 30 * 24 * 3600
  }

  /// The photo app.
  static let clientID: WireText = "eKNjzFFjH9A1ysYd"
  /// Where it takes answers: a scheme that is its domain name in reverse order.
  static let redirectURI: WireText = "com.example.app:/auth"
  /// Which app a domain names as its own, in a file on its server.
  static let domainOwners: [WireText: ParticipantName] = ["app.example.com": .app]
  /// The secret that its maker registered, and that ships in every copy.
  static let shippedSecret: WireText = "shipped-in-every-copy"
  /// The octets that every copy of an app without fresh verifiers uses.
  static let builtInVerifierOctets = Array("a verifier built into the binary".utf8)

  /// Another client of the same server.
  static let otherClientID: WireText = "another-app"
  /// Where that client takes answers.
  static let otherRedirectURI: WireText = "com.example.another:/auth"
}
