import FlowsShared
import HTTPModel
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// Apple's identity service: signs identity tokens for apps, and publishes its keys.
actor AppleServer: HTTPServer {
  nonisolated let seat: Seat
  nonisolated let title = "Apple's identity service: signs identity tokens for apps"
  nonisolated let hosts = [AppleAddresses.host]

  private let settings: RunSettings<NonceSettings>
  private let accounts: [AppleAccount]
  private var keys: RotatingKeys
  /// Who signed in to an app before: Apple tells the name only once.
  private var knownSubjects: Set<WireText> = []

  init(
    _ settings: RunSettings<NonceSettings>, accounts: [AppleAccount], keys: RotatingKeys,
    seat: Seat
  ) {
    self.seat = seat
    self.settings = settings
    self.accounts = accounts
    self.keys = keys
  }

  func respond(to request: HTTPRequest) async -> Answer {
    if let answer = answerToWrongHost(request) { return answer }
    switch (request.method, request.url.path) {
    case ("GET", AppleAddresses.keySetPath):
      return Answer(.json(keys.published.json, fields: ["Cache-Control": "no-store"]))
    case ("POST", AppleAddresses.authorizationPath):
      do {
        return Answer(.json(try authorize(request), fields: ["Cache-Control": "no-store"]))
      } catch {
        let code = (error.error ?? .invalidRequest).rawValue
        let body = JSONValue.object([.error: .string(code)])
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
    let clientID = form[.clientID] ?? ""
    guard PhotoApp.clientIDs.contains(clientID) else {
      throw Refusal(.invalidClient, "'client_id' is '\(clientID)', which no team registered")
    }
    let session = Cookies.value(of: "session", in: request.fields["Cookie"])
    let signedIn = accounts.first { ConstantTime.areEqual($0.session, session) }
    guard let account = signedIn else {
      throw Refusal(.accessDenied, "the device is not signed in to an Apple Account")
    }
    let code = "c" + seat.random.text(24, for: "apple: code")
    let token = try identityToken(
      for: account, clientID: clientID, nonce: form[.nonce], code: code)
    let isFirst = knownSubjects.insert(account.subject).inserted
    return .object([
      .code: .string(code), .idToken: .string(token), .state: form[.state].map { .string($0) },
      "user": isFirst ? account.introduction : nil,
    ])
  }

  private func identityToken(
    for account: AppleAccount, clientID: WireText, nonce: WireText?, code: WireText
  ) throws(Refusal) -> WireText {
    let signer = keys.nextSigner()
    let now = seat.clock.now + settings.appleClockAhead
    var claims = JSONValue.object([
      "iss": .string(settings.appleIssuer), "aud": .string(clientID),
      "exp": time(now + TokenLifetime.appleIdentityToken), "iat": time(now),
      "sub": .string(account.subject),
      "nonce": settings.lacksNonceSupport ? nil : nonce.map { .string($0) },
      "c_hash": .string(signer.algorithm.leftHalfHash(of: code)), "email": .string(account.email),
      "email_verified": settings.isVerifiedAsText ? "true" : .bool(true),
      "auth_time": .integer(now), "nonce_supported": .bool(!settings.lacksNonceSupport),
    ])
    if let name = settings.leftOutClaim { claims.remove(name) }
    return try signer.sign(type: nil, claims: claims)
  }

  private func time(_ seconds: Int) -> JSONValue {
    settings.areTimesText ? .string("\(seconds)") : .integer(seconds)
  }
}

/// A person's Apple Account, as Apple knows it.
struct AppleAccount: Sendable {
  /// By which name the lessons call the person.
  var person: WireText
  /// What the device shows to prove that it is signed in to this account.
  var session: WireText
  /// The person's id for the apps of one team: the `sub` of identity tokens.
  var subject: WireText
  var email: WireText
  var firstName: WireText
  var lastName: WireText

  /// What Apple tells an app about a user at the first sign-in, and never again.
  var introduction: JSONValue {
    .object([
      "name": .object(["firstName": .string(firstName), "lastName": .string(lastName)]),
      "email": .string(email),
    ])
  }
}

/// The key with which Apple signs first, and the one that takes over where keys rotate.
struct RotatingKeys: Sendable {
  private let rotation: KeyRotation
  private let first: TokenSigner
  private let next: TokenSigner
  private var signedCount = 0

  init(_ rotation: KeyRotation, first: TokenSigner, next: TokenSigner) {
    self.rotation = rotation
    self.first = first
    self.next = next
  }

  /// The key that signs the next token: the first one once, or always where keys do not rotate.
  mutating func nextSigner() -> TokenSigner {
    signedCount += 1
    return active
  }

  /// The key that signed last; the first one before any has signed.
  private var active: TokenSigner { rotation != .none && signedCount > 1 ? next : first }

  /// The key set that Apple publishes now.
  var published: JWKSet {
    let signers =
      switch rotation {
      case .none: [first]
      case .announced: [first, next]
      case .sudden: [active]
      }
    return JWKSet(signers.flatMap(\.publicKeySet.keys))
  }
}
