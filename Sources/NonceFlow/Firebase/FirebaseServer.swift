import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// Firebase Authentication: takes Apple's identity token, and issues an ID token of its own.
actor FirebaseServer: HTTPServer {
  nonisolated let seat: Seat
  nonisolated let title = "Firebase Authentication: takes Apple's token, issues one of its own"
  nonisolated let hosts: [WireText] = [
    "identitytoolkit.googleapis.com", "securetoken.googleapis.com", "www.googleapis.com",
  ]

  static let signInURL: WireText = "https://identitytoolkit.googleapis.com\(Path.signIn)"
  static let refreshURL: WireText = "https://securetoken.googleapis.com\(Path.refresh)"
  static let keySetURL: WireText = "https://www.googleapis.com\(Path.keys)"

  let settings: Settings
  let signer: TokenSigner
  let appleKeys: KeyCache

  var accounts: [FirebaseAccount] = []
  var refreshTokens: [WireText: FirebaseSession] = [:]
  /// The raw nonces that were good for a sign-in.
  var usedNonces: Set<WireText> = []

  init(settings: Settings, signer: TokenSigner, seat: Seat) {
    self.seat = seat
    self.settings = settings
    self.signer = signer
    appleKeys = KeyCache(
      KeyCache.Source(
        url: AppleServer.keySetURL, message: .appleKeysRequest,
        isAskedAgain: settings.asksAgainForKeys),
      seat: seat)
  }

  func respond(to request: HTTPRequest) async -> Answer {
    if let answer = answerToWrongHost(request) { return answer }
    do throws(Refusal) {
      switch (request.method, request.url.path) {
      case ("GET", Path.keys):
        return Answer(
          .json(signer.publicKeySet.json, fields: ["Cache-Control": "public, max-age=21600"]))
      case ("POST", Path.signIn):
        try requireKey(request)
        return Answer(.json(try await signIn(request), fields: Self.noStore))
      case ("POST", Path.refresh):
        try requireKey(request)
        return Answer(.json(try refresh(request), fields: Self.noStore))
      default: return Answer(HTTPResponse(status: 404))
      }
    } catch {
      return Self.errorAnswer(error)
    }
  }

  private func requireKey(_ request: HTTPRequest) throws(Refusal) {
    guard request.url.queryParameters.values(of: "key") == [settings.apiKey] else {
      throw Refusal(.invalidArgument, "API key not valid. Please pass a valid API key.")
    }
  }

  static let noStore: HTTPFields = ["Cache-Control": "no-cache, no-store, max-age=0"]
}

extension FirebaseServer {
  /// Where its endpoints are, on three hosts.
  enum Path {
    static let signIn: WireText = "/v1/accounts:signInWithIdp"
    static let refresh: WireText = "/v1/token"
    static let keys: WireText = "/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com"
  }

  /// How the project was set up, and how Firebase verifies.
  struct Settings: Sendable {
    var projectNumber: WireText
    var apiKey: WireText
    /// The clients of the provider 'apple.com': bundle ids and Services IDs.
    var audiences: [WireText]
    /// The algorithms that are taken for identity tokens.
    var algorithms = [SignatureAlgorithm.rs256.name]
    /// Whether an unknown `kid` makes Firebase fetch Apple's keys once more.
    var asksAgainForKeys = true
    /// The ids of users to come, by their ids at Apple; others get one that is drawn.
    var localIDs: [WireText: WireText] = [:]
    /// Seconds by which the clock of the token service is ahead of the others.
    var clockAhead = 0
    /// What the service writes into `iss` and `aud` of its tokens.
    var tokenIssuer: WireText
    var tokenAudience: WireText
    var tokenLifetime = 3600
  }

  /// How Firebase refuses: the status, and a text that begins with a code.
  static func errorAnswer(_ refusal: Refusal) -> Answer {
    let errorName = (refusal.error ?? .invalidArgument).rawValue
    let isArgument = errorName == ErrorCode.invalidArgument.rawValue
    let message = isArgument ? refusal.reason : "\(errorName) : \(refusal.reason)"
    var members = [
      JSONMember("code", .integer(400)), JSONMember("message", .string(message)),
      JSONMember(
        "errors",
        .array([
          .object(
            JSONMember("message", .string(message)), JSONMember("domain", "global"),
            JSONMember("reason", "invalid"))
        ])),
    ]
    if isArgument { members.append(JSONMember("status", .string(errorName))) }
    return Answer(
      .json(
        .object(JSONMember("error", .object(members))), status: 400,
        fields: ["Cache-Control": "private"]),
      refusal: refusal)
  }
}
