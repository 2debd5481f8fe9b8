import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// Apple's identity service: signs identity tokens for apps, and publishes its keys.
actor AppleServer: HTTPServer {
  nonisolated let seat: Seat
  nonisolated let title = "Apple's identity service: signs identity tokens for apps"
  nonisolated let hosts: [WireText] = ["appleid.apple.com"]

  static let issuer: WireText = "https://appleid.apple.com"
  static let keySetURL = issuer + Path.keys

  private let settings: Settings
  /// The key that signs first, and the one that takes over.
  private let signers: [TokenSigner]
  private var issuedCount = 0
  /// The one whose key signed last.
  private var activeSigner: TokenSigner
  /// Who signed in to an app before: Apple tells the name only once.
  private var knownSubjects: Set<WireText> = []

  init(settings: Settings, signers: [TokenSigner], seat: Seat) {
    self.seat = seat
    self.settings = settings
    self.signers = signers
    activeSigner = signers[0]
  }

  func respond(to request: HTTPRequest) async -> Answer {
    if let answer = answerToWrongHost(request) { return answer }
    switch (request.method, request.url.path) {
    case ("GET", Path.keys): return keySetAnswer
    case ("POST", Path.authorization):
      do {
        return Answer(.json(try authorize(request), fields: ["Cache-Control": "no-store"]))
      } catch {
        let body = JSONValue.object(
          JSONMember(
            ParameterName.error.rawValue, .string((error.error ?? .invalidRequest).rawValue)))
        return Answer(.json(body, status: 400), refusal: error)
      }
    default: return Answer(HTTPResponse(status: 404))
    }
  }

  /// The answer to a device whose user approved: a code and an identity token.
  private func authorize(_ request: HTTPRequest) throws(Refusal) -> JSONValue {
    guard let form = request.form else {
      throw Refusal(.invalidRequest, "the request's body is no form")
    }
    if let repeated = form.repeatedNames.first {
      throw Refusal(.invalidRequest, "'\(repeated)' occurs more than once")
    }
    let clientID = form[ParameterName.clientID.rawValue] ?? ""
    guard settings.clientIDs.contains(clientID) else {
      throw Refusal(.invalidClient, "'client_id' is '\(clientID)', which no team registered")
    }
    let session = Cookies.value(of: "session", in: request.fields["Cookie"])
    let signedIn = settings.accounts.first { ConstantTime.areEqual($0.session, session) }
    guard let account = signedIn else {
      throw Refusal(.accessDenied, "the device is not signed in with an Apple ID")
    }
    let code = "c" + seat.random.text(24, for: "apple: code")
    let token = try identityToken(
      for: account, clientID: clientID, nonce: form[ParameterName.nonce.rawValue], code: code)
    var members = [
      JSONMember(ParameterName.code.rawValue, .string(code)),
      JSONMember(ParameterName.idToken.rawValue, .string(token)),
    ]
    if let state = form[ParameterName.state.rawValue] {
      members.append(JSONMember(ParameterName.state.rawValue, .string(state)))
    }
    if knownSubjects.insert(account.subject).inserted {
      members.append(JSONMember("user", Self.introduction(of: account)))
    }
    return .object(members)
  }

  private func identityToken(
    for account: AppleAccount, clientID: WireText, nonce: WireText?, code: WireText
  ) throws(Refusal) -> WireText {
    if settings.rotation != .none, issuedCount > 0 { activeSigner = signers[1] }
    let signer = activeSigner
    let now = seat.clock.now + settings.clockAhead
    var claims = [
      JSONMember("iss", .string(settings.issuer)),
      JSONMember("aud", .string(clientID)),
      JSONMember("exp", time(now + settings.tokenLifetime)),
      JSONMember("iat", time(now)),
      JSONMember("sub", .string(account.subject)),
    ]
    if settings.isNonceSupported, let nonce {
      claims.append(JSONMember("nonce", .string(nonce)))
    }
    claims += [
      JSONMember("c_hash", .string(signer.algorithm.leftHalfHash(of: code))),
      JSONMember("email", .string(account.email)),
      JSONMember("email_verified", settings.isVerifiedAsText ? "true" : .bool(true)),
      JSONMember("auth_time", .integer(now)),
      JSONMember("nonce_supported", .bool(settings.isNonceSupported)),
    ]
    claims.removeAll { $0.name == settings.leftOutClaim }
    let token = try signer.sign(type: nil, claims: .object(claims))
    issuedCount += 1
    return token
  }

  private func time(_ seconds: Int) -> JSONValue {
    settings.areTimesText ? .string("\(seconds)") : .integer(seconds)
  }

  /// What Apple tells an app about a user at the first sign-in, and never again.
  private static func introduction(of account: AppleAccount) -> JSONValue {
    .object(
      JSONMember(
        "name",
        .object(
          JSONMember("firstName", .string(account.firstName)),
          JSONMember("lastName", .string(account.lastName)))),
      JSONMember("email", .string(account.email)))
  }

  private var keySetAnswer: Answer {
    let published =
      switch settings.rotation {
      case .none: [signers[0]]
      case .announced: signers
      case .sudden: [activeSigner]
      }
    let keySet = JWKSet(published.flatMap(\.publicKeySet.keys))
    return Answer(.json(keySet.json, fields: ["Cache-Control": "public, max-age=3600"]))
  }
}

extension AppleServer {
  /// Where its endpoints are.
  enum Path {
    static let authorization: WireText = "/auth/authorize"
    static let keys: WireText = "/auth/keys"
  }

  /// What Apple knows, and how it answers.
  struct Settings: Sendable {
    /// The apps and web sites of one team.
    var clientIDs: [WireText]
    var accounts: [AppleAccount]
    var issuer = AppleServer.issuer
    /// A claim that is left out.
    var leftOutClaim: WireText?
    /// Whether `exp` and `iat` are texts and not numbers.
    var areTimesText = false
    /// Seconds from issue to expiry.
    var tokenLifetime = 24 * 3600
    /// Seconds by which Apple's clock is ahead of the others.
    var clockAhead = 0
    /// Whether `email_verified` is the text `"true"` and not a boolean.
    var isVerifiedAsText = false
    /// Whether the device can carry a nonce, as all do that are not very old.
    var isNonceSupported = true
    var rotation = KeyRotation.none
  }
}
