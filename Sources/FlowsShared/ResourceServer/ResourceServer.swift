package import HTTPModel
import JOSE
package import Simulation
package import Vocabulary
package import WireFormats

/// The photos API: shows a user's photos to whoever holds an access token for them.
package actor ResourceServer: HTTPServer {
  package nonisolated let seat: Seat
  package nonisolated let title = "the photos API: verifies access tokens without asking anybody"
  package nonisolated let hosts = [PhotoAPI.host]

  private let rules: any BearerTokenRules
  private let keys: KeyCache
  private let photos: [WireText: [WireText]]

  /// An API that takes tokens by these rules, from an issuer that publishes its keys there, and has
  /// photos of each user, by subject.
  package init(
    rules: any BearerTokenRules, keys: KeyCache.Source, photos: [WireText: [WireText]], seat: Seat
  ) {
    self.rules = rules
    self.keys = KeyCache(keys, seat: seat)
    self.photos = photos
    self.seat = seat
  }

  package func respond(to request: HTTPRequest) async -> Answer {
    if let refusal = answerToWrongHost(request) { return refusal }
    guard request.url.path == "/photos" else { return Answer(HTTPResponse(status: 404)) }
    guard request.method == "GET" else { return .methodNotAllowed(request, allowed: ["GET"]) }
    do {
      // A server that asks for no token cannot know whose photos are meant, and shows them all.
      var subject: WireText?
      if let token = try bearerToken(request) {
        subject = try await judgedClaims(token).string("sub").value ?? ""
      }
      return Answer(.json(photos(of: subject), fields: ["Cache-Control": "no-store"]))
    } catch {
      return errorAnswer(error)
    }
  }

  private func photos(of subject: WireText?) -> JSONValue {
    let owners = subject.map { [$0] } ?? photos.keys.sorted()
    let titles = owners.flatMap { photos[$0] ?? [] }
    return .object([
      "owner": .string(owners.joined(separator: " ")), "photos": .array(titles.map { .string($0) }),
    ])
  }

  /// Judges signature and claims, each on its own, and says in the transcript what it found.
  private func judgedClaims(_ text: WireText) async throws(Refusal) -> ClaimsSet {
    let token = try UnverifiedToken(parsing: text) {
      Refusal(.invalidToken, "the access token is no JWT: \($0)")
    }
    let signature = await keys.judgeSignature(of: token.jws, allowedAlgorithms: [.rs256])
    await rules.record(token, signature.verdict, by: seat)
    switch signature {
    case .good: break
    case .keysUnreachable:
      try seat.defences.require(
        rules.keysDefence, false, otherwise: nil,
        "the issuer's keys cannot be fetched")
    case .bad(let reason):
      try seat.defences.require(rules.signatureDefence, false, otherwise: .invalidToken, reason)
    }
    try rules.judge(token, by: seat)
    return token.claims
  }
}

/// Where the token stands in a request: RFC 6750 §2.
extension ResourceServer {
  /// The token that came with a request; nil when none came, and none is required.
  private func bearerToken(_ request: HTTPRequest) throws(Refusal) -> WireText? {
    let fields = request.fields.values(of: "Authorization")
    let inURL = request.url.queryParameters[.accessToken]
    let ways = fields.count + (inURL == nil ? 0 : 1)
    try seat.defences.require(
      .headerWellFormed, fields.isEmpty || ways == 1, otherwise: .invalidRequest,
      "the request brings a token in \(ways) ways; one is allowed")
    if let field = fields.first { return try token(in: field) }
    guard let inURL else { return try noToken("no token came with the request") }
    try seat.defences.require(
      .tokenInHeaderOnly, false, otherwise: nil, "the token in the URL is not looked at")
    return inURL
  }

  private func token(in field: WireText) throws(Refusal) -> WireText? {
    let parts = field.split(at: " ", maxSplits: 1)
    // The name of the scheme compares without regard to case: RFC 9110 §11.1.
    guard parts[0].asciiLowercased == "bearer" else {
      return try noToken("'Authorization' has the scheme '\(parts[0])', not 'Bearer'")
    }
    let token = parts.count == 2 ? parts[1] : ""
    try seat.defences.require(
      .headerWellFormed, !token.isEmpty && !token.contains(" "), otherwise: .invalidRequest,
      "'Authorization' must be 'Bearer', one space, and one token")
    return WireText(token)
  }

  private func noToken(_ reason: String) throws(Refusal) -> WireText? {
    try seat.defences.require(.tokenRequired, false, otherwise: nil, reason)
    return nil
  }
}

/// How the API refuses: RFC 6750 §3.
extension ResourceServer {
  /// A status, and a `WWW-Authenticate` field that says why.
  ///
  /// A request without a token gets no error code: RFC 6750 §3.1. It has no code either for an API that
  /// cannot judge the token now; that is the status alone.
  private func errorAnswer(_ refusal: Refusal) -> Answer {
    if refusal.defence == rules.keysDefence {
      return Answer(HTTPResponse(status: 503, fields: ["Retry-After": "30"]), refusal: refusal)
    }
    guard let error = refusal.error else {
      return Self.answer(status: 401, challenge: #"Bearer realm="photos""#, refusal)
    }
    let reason = ErrorDescription.text(refusal.reason)
    var challenge: WireText =
      #"Bearer realm="photos", error="\#(error.rawValue)", error_description="\#(reason)""#
    switch error {
    case .insufficientScope:
      challenge += #", scope="photos""#
      return Self.answer(status: 403, challenge: challenge, refusal)
    case .invalidRequest: return Self.answer(status: 400, challenge: challenge, refusal)
    default: return Self.answer(status: 401, challenge: challenge, refusal)
    }
  }

  private static func answer(status: Int, challenge: WireText, _ refusal: Refusal) -> Answer {
    Answer(HTTPResponse(status: status, fields: ["WWW-Authenticate": challenge]), refusal: refusal)
  }
}

/// How an API judges the tokens that it takes, beside their signature.
///
/// The API of the PKCE flow takes access tokens of an authorization server, the one of the Firebase
/// flow Firebase's ID tokens. Where the token stands, and how a refusal looks, is the same for both.
package protocol BearerTokenRules: Sendable {
  /// Asks for a signature that verifies with a key of the issuer.
  var signatureDefence: Defence { get }
  /// Accepts no token while the issuer's keys cannot be had.
  var keysDefence: Defence { get }

  /// Says in the transcript what was found, before the answer.
  func record(_ token: UnverifiedToken, _ signature: SignatureVerdict, by seat: Seat) async
  /// Judges header and claims, each on its own.
  func judge(_ token: UnverifiedToken, by seat: Seat) throws(Refusal)
}
