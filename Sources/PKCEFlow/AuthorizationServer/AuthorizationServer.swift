import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The authorization server: lets the user approve, issues codes, and redeems them for tokens.
actor AuthorizationServer: HTTPServer {
  nonisolated let seat: Seat
  nonisolated let title = "lets the user sign in and approve, and issues tokens"
  nonisolated let hosts: [WireText]

  /// The issuer identifier, `https://authorization-server.example`.
  let issuer: WireText
  let settings: Settings
  let signer: TokenSigner

  var pendingAuthorizations: [WireText: PendingAuthorization] = [:]
  var codes: [WireText: IssuedCode] = [:]
  var refreshTokens: [WireText: RefreshGrant] = [:]
  /// The families of tokens that were revoked, each with the defence that did it.
  var revokedFamilies: [Int: Defence] = [:]
  private var familyCount = 0

  init(
    host: WireText, settings: Settings,
    signer: TokenSigner, seat: Seat
  ) {
    self.seat = seat
    hosts = [host]
    issuer = "https://\(host)"
    self.settings = settings
    self.signer = signer
  }

  func respond(to request: HTTPRequest) async -> Answer {
    if let refusal = answerToWrongHost(request) { return refusal }
    return switch (request.method, request.url.path) {
    case ("GET", MetadataLocation.wellKnownPath): Answer(.json(metadata.json))
    case ("GET", Path.keys): keySetAnswer
    case ("GET", Path.authorization): authorize(request)
    case ("POST", Path.login): login(request)
    case ("POST", Path.token): await token(request)
    case (_, Path.token):
      Self.tokenErrorAnswer(Refusal(.invalidRequest, "a token request is a POST"))
    default: Answer(Page.error("there is nothing at this address", status: 404))
    }
  }

  /// A value that nobody can guess, in base64url.
  func unguessable(_ octetCount: Int, for purpose: String) -> WireText {
    seat.random.text(octetCount, for: "authorization-server: \(purpose)")
  }

  /// A number for the tokens that descend from one approval.
  func newFamily() -> Int {
    familyCount += 1
    return familyCount
  }
}

extension AuthorizationServer {
  /// Where its endpoints are.
  enum Path {
    static let authorization: WireText = "/authorize"
    static let login: WireText = "/login"
    static let token: WireText = "/oauth/token"
    static let keys: WireText = "/jwks"
  }

  /// What is registered with the server.
  struct Settings: Sendable {
    var clients: [ClientRegistration]
    var accounts: [UserAccount]
    /// The API that access tokens are for.
    var audience: WireText
    /// The scopes that it knows.
    var scopes: [WireText] = ["openid", "photos"]
    /// Seconds from issue to expiry.
    var codeLifetime = 600
    var accessTokenLifetime = 3600
    var idTokenLifetime = 3600
    var refreshTokenLifetime = 30 * 24 * 3600
    /// Seconds for which a login page may stay open.
    var loginLifetime = 3600
    /// How often a user may mistype the password before the page gives up.
    var passwordAttempts = 3
  }

  /// What it publishes about itself.
  private var metadata: AuthorizationServerMetadata {
    var metadata = AuthorizationServerMetadata(
      issuer: issuer, authorizationEndpoint: issuer + Path.authorization,
      tokenEndpoint: issuer + Path.token, responseTypes: ["code"])
    metadata.keySetURL = issuer + Path.keys
    metadata.scopes = settings.scopes
    metadata.responseModes = ["query"]
    metadata.grantTypes = [.authorizationCode, .refreshToken]
    metadata.clientAuthenticationMethods = ["none"]
    metadata.codeChallengeMethods = [.s256]
    metadata.sendsIssuer = true
    return metadata
  }

  private var keySetAnswer: Answer {
    Answer(.json(signer.publicKeySet.json, fields: ["Cache-Control": "public, max-age=3600"]))
  }
}
