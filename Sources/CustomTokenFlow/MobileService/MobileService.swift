import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The back end of an app: signs users in, with a provider's token or with a password, mints a token
/// of its own for them, and keeps each user's rows.
///
/// Modelled on Azure Mobile Services.
actor MobileService: HTTPServer {
  nonisolated let seat: Seat
  nonisolated let title = "the app's back end: mints its own tokens, and keeps each user's rows"
  nonisolated let hosts: [WireText]

  let settings: Settings

  /// The accounts with a password, by name.
  var accounts: [WireText: PasswordAccount] = [:]
  /// The rows of all users, in the order in which they were made.
  var rows: [PredictionRow]

  init(host: WireText, settings: Settings, seat: Seat) {
    self.seat = seat
    hosts = [host]
    self.settings = settings
    rows = settings.rows
  }

  func respond(to request: HTTPRequest) async -> Answer {
    if let refusal = answerToWrongHost(request) { return refusal }
    do {
      try requireMasterKey()
      try requireApplicationKey(request)
      switch (request.method, request.url.path) {
      case ("POST", Path.facebookLogin): return try await logInWithFacebook(request)
      case ("POST", Path.createUser): return try await createUser(request)
      case ("POST", Path.logIn): return try await logIn(request)
      case ("POST", Path.predictions): return try await insert(request)
      case ("GET", Path.predictions): return try await read(request)
      default: return Answer(HTTPResponse(status: 404))
      }
    } catch {
      return Self.errorAnswer(error)
    }
  }

  /// The key that signs and verifies.
  var key: [UInt8] { MasterKeyDerivation.digest.key(of: settings.masterKey) }

  /// A short master key is found at home, with one token to try it on.
  private func requireMasterKey() throws(Refusal) {
    let length = settings.masterKey.utf8.count
    try seat.defences.require(
      .masterKeyLength, length >= Self.shortestMasterKey, otherwise: .mobileServiceFailure,
      "the master key has \(length) characters, and a guess at it can be tried with one token; "
        + "set a random one of at least \(Self.shortestMasterKey)")
  }

  private func requireApplicationKey(_ request: HTTPRequest) throws(Refusal) {
    guard request.fields.values(of: "X-ZUMO-APPLICATION") == [settings.applicationKey] else {
      throw Refusal(
        .mobileServiceUnauthorized,
        "'X-ZUMO-APPLICATION' must be there once, with the application key of this service")
    }
  }

  /// The JSON object in the body of a request.
  func object(in request: HTTPRequest) throws(Refusal) -> JSONValue {
    let type = request.fields["Content-Type"]
    guard MediaType.is(type, MediaType.json), let json = try? JSONParser.parse(request.body.bytes),
      let members = json.members
    else {
      throw Refusal(
        .mobileServiceBadRequest,
        "the body must be a JSON object, with 'Content-Type: \(MediaType.json)'")
    }
    if let repeated = members.firstRepeatedName {
      throw Refusal(
        .mobileServiceBadRequest, "'\(repeated.shortened)' occurs more than once in the body")
    }
    return json
  }

  /// A refusal as the service words it: the status also in the body, and a sentence.
  static func errorAnswer(_ refusal: Refusal) -> Answer {
    let status = refusal.error?.mobileServiceStatus ?? 400
    let json = JSONValue.object(
      JSONMember("code", .integer(status)), JSONMember("error", .string(refusal.reason)))
    return Answer(
      .json(json, status: status, fields: ["Cache-Control": "no-store"]), refusal: refusal)
  }
}

extension MobileService {
  /// The `iss` of every token of Mobile Services.
  static let issuer: WireText = "urn:microsoft:windows-azure:zumo"
  /// The provider of users with a password.
  static let ownProvider: WireText = "Custom"
  /// The provider of users who come from Facebook.
  static let facebookProvider: WireText = "Facebook"
  /// Characters that a master key has at least.
  static let shortestMasterKey = 32
  /// Seconds from issue to expiry.
  static let tokenLifetime = 30 * 24 * 3600

  /// Where its endpoints are.
  enum Path {
    static let facebookLogin: WireText = "/login/facebook"
    static let createUser: WireText = "/api/create_user"
    static let logIn: WireText = "/api/login_user"
    static let predictions: WireText = "/tables/predictions"
  }

  /// What is set up for the service.
  struct Settings: Sendable {
    /// Ships with every copy of the app.
    var applicationKey: WireText
    /// The service's secret.
    var masterKey: WireText
    /// How the script for users with a password was written.
    var script: TokenScript
    /// How often a password is hashed.
    var passwordIterations: Int
    /// Whether the table answers without a token too.
    var isTableOpen: Bool
    /// The app's registration at Facebook.
    var facebookAppID: WireText
    var facebookAppSecret: WireText
    /// Where Facebook is asked about a token.
    var facebookDebugURL: WireText
    /// The rows that are there from the start.
    var rows: [PredictionRow]
  }
}
