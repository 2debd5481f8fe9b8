import FlowsShared
import HTTPModel
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// Firebase Authentication: takes Apple's identity token, and issues an ID token of its own.
actor FirebaseServer: HTTPServer {
  nonisolated let seat: Seat
  nonisolated let title = "Firebase Authentication: takes Apple's token, issues one of its own"
  nonisolated let hosts = FirebaseAddresses.hosts

  private let settings: RunSettings<NonceSettings>
  private let project: Project
  private let signer: TokenSigner
  private let judge: AppleIdentityTokenJudge
  private var users: FirebaseUsers

  /// What a project has that other projects do not have.
  struct Project: Sendable {
    var apiKey: WireText
    /// The ids of users to come, by their ids at Apple; others get one that is drawn.
    var localIDs: [WireText: WireText]
  }

  init(
    _ settings: RunSettings<NonceSettings>, project: Project, signer: TokenSigner, seat: Seat
  ) {
    self.seat = seat
    self.settings = settings
    self.project = project
    self.signer = signer
    judge = AppleIdentityTokenJudge(settings, seat: seat)
    users = FirebaseUsers(areKnownByEmail: !seat.defences.isOn(.accountBySubject))
  }

  func respond(to request: HTTPRequest) async -> Answer {
    if let answer = answerToWrongHost(request) { return answer }
    do throws(Refusal) {
      switch (request.method, request.url.path) {
      case ("GET", FirebaseAddresses.keySetPath):
        return Answer(
          .json(signer.publicKeySet.json, fields: ["Cache-Control": "public, max-age=21600"]))
      case ("POST", FirebaseAddresses.signInPath):
        try requireKey(request)
        return Answer(.json(try await signIn(request), fields: Self.noStore))
      case ("POST", FirebaseAddresses.refreshPath):
        try requireKey(request)
        return Answer(.json(try refresh(request), fields: Self.noStore))
      default: return Answer(HTTPResponse(status: 404))
      }
    } catch {
      return Self.errorAnswer(error)
    }
  }

  private static let noStore: HTTPFields = ["Cache-Control": "no-cache, no-store, max-age=0"]

  private func requireKey(_ request: HTTPRequest) throws(Refusal) {
    guard request.url.queryParameters.values(of: "key") == [project.apiKey] else {
      throw Refusal(.invalidArgument, "API key not valid. Please pass a valid API key.")
    }
  }

  /// How Firebase refuses: the status, and a text that begins with a code.
  private static func errorAnswer(_ refusal: Refusal) -> Answer {
    let errorName = (refusal.error ?? .invalidArgument).rawValue
    let isArgument = errorName == ErrorCode.invalidArgument.rawValue
    let message = JSONValue.string(isArgument ? refusal.reason : "\(errorName) : \(refusal.reason)")
    let errors: [JSONValue] = [
      .object(["message": message, "domain": "global", "reason": "invalid"])
    ]
    let error = JSONValue.object([
      "code": .integer(400), "message": message, "errors": .array(errors),
      "status": isArgument ? .string(errorName) : nil,
    ])
    return Answer(
      .json(.object(["error": error]), status: 400, fields: ["Cache-Control": "private"]),
      refusal: refusal)
  }

  /// The JSON of a request's body, with each member once.
  private func json(of request: HTTPRequest) throws(Refusal) -> JSONValue {
    guard MediaType.is(request.fields["Content-Type"], MediaType.json),
      let json = try? JSONParser.parse(request.body.bytes),
      json.members?.firstRepeatedName == nil
    else { throw Refusal(.invalidArgument, "Invalid JSON payload received.") }
    return json
  }

  /// Answers a sign-in with a token of Apple: `verifyAssertion`, today `accounts:signInWithIdp`.
  private func signIn(_ request: HTTPRequest) async throws(Refusal) -> JSONValue {
    let json = try json(of: request)
    let form = FormParameters(parsing: json["postBody"]?.stringValue ?? "")
    guard form.repeatedNames.isEmpty else {
      throw Refusal(.invalidArgument, "'postBody' has a parameter more than once.")
    }
    guard form["providerId"] == "apple.com" else {
      throw Refusal(.operationNotAllowed, "The identity provider configuration is not found.")
    }
    guard let token = form[.idToken], !token.isEmpty else {
      throw Refusal(
        .invalidCredentialOrProviderID,
        "Invalid IdP response/credential: http://localhost?\(form.text)")
    }
    let claims = try await judge.claims(of: token, rawNonce: form[.nonce])
    let (user, isNew) = user(of: claims, introducedBy: form["user"])
    return try answer(for: user, isNew: isNew, claims)
  }

  /// The user whom a token's claims name; added when there is none yet.
  private func user(
    of claims: ClaimsSet, introducedBy introduction: WireText?
  ) -> (FirebaseUser, isNew: Bool) {
    let issuer = claims.string("iss").value ?? ""
    let subject = claims.string("sub").value ?? ""
    let email = claims.string("email").value
    if let known = users.user(issuer: issuer, subject: subject, email: email) {
      return (known, false)
    }
    // Apple sends the claim as a boolean or as a text.
    let isVerified = [.bool(true), .string("true")].contains(claims["email_verified"])
    let user = FirebaseUser(
      localID: project.localIDs[subject] ?? seat.random.text(21, for: "firebase: localId"),
      issuer: issuer, subject: subject, email: email, isEmailVerified: isVerified,
      name: introduction.flatMap(Self.name))
    users.add(user)
    return (user, true)
  }

  /// The name in what the app passed on from Apple.
  private static func name(in introduction: WireText) -> WireText? {
    let name = (try? JSONParser.parse(introduction))?["name"]
    let parts = [name?["firstName"], name?["lastName"]].compactMap { $0?.stringValue }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func answer(
    for user: FirebaseUser, isNew: Bool, _ claims: ClaimsSet
  ) throws(Refusal) -> JSONValue {
    let session = FirebaseSession(
      localID: user.localID, authenticatedAt: seat.clock.now + settings.firebaseClockAhead)
    let idToken = try idToken(for: user, session)
    let refreshToken = seat.random.text(32, for: "firebase: refreshToken")
    users.keep(session, refreshToken: refreshToken)
    return .object([
      "kind": "identitytoolkit#VerifyAssertionResponse",
      "federatedId": .string("\(claims.string("iss").text)/\(claims.string("sub").text)"),
      "providerId": "apple.com", "localId": .string(user.localID),
      "email": user.email.map { .string($0) },
      "emailVerified": user.email.map { _ in .bool(user.isEmailVerified) },
      "displayName": user.name.map { .string($0) }, "isNewUser": isNew ? .bool(true) : nil,
      "idToken": .string(idToken), "refreshToken": .string(refreshToken),
      "expiresIn": .string("\(TokenLifetime.firebaseIDToken)"),
    ])
  }

  private func idToken(
    for user: FirebaseUser, _ session: FirebaseSession
  ) throws(Refusal) -> WireText {
    let now = seat.clock.now + settings.firebaseClockAhead
    let email = user.email.map { JSONValue.string($0) }
    let identities = JSONValue.object([
      "apple.com": .array([.string(user.subject)]), "email": email.map { .array([$0]) },
    ])
    let claims = JSONValue.object([
      "name": user.name.map { .string($0) },
      "iss": .string(settings.tokenIssuer), "aud": .string(settings.tokenAudience),
      "auth_time": .integer(session.authenticatedAt), "user_id": .string(user.localID),
      "sub": .string(user.localID), "iat": .integer(now),
      "exp": .integer(now + TokenLifetime.firebaseIDToken), "email": email,
      "email_verified": email.map { _ in .bool(user.isEmailVerified) },
      "firebase": .object(["identities": identities, "sign_in_provider": "apple.com"]),
    ])
    return try signer.sign(type: "JWT", claims: claims)
  }

  /// A new ID token for a session, without the user.
  private func refresh(_ request: HTTPRequest) throws(Refusal) -> JSONValue {
    let json = try json(of: request)
    guard json["grantType"]?.stringValue == GrantType.refreshToken.rawValue else {
      throw Refusal(.invalidArgument, "INVALID_GRANT_TYPE")
    }
    guard let token = json["refreshToken"]?.stringValue,
      let (session, user) = users.session(refreshToken: token)
    else { throw Refusal(.invalidArgument, "INVALID_REFRESH_TOKEN") }
    let idToken = JSONValue.string(try idToken(for: user, session))
    return .object([
      .accessToken: idToken, .expiresIn: .string("\(TokenLifetime.firebaseIDToken)"),
      .tokenType: "Bearer", .refreshToken: .string(token),
      .idToken: idToken, "user_id": .string(user.localID),
      "project_id": .string(PhotoApp.projectNumber),
    ])
  }
}

/// The rules for Firebase's ID tokens, as Firebase lists them for servers without its SDK.
struct FirebaseTokenRules: BearerTokenRules {
  let signatureDefence = Defence.firebaseTokenSignature
  let keysDefence = Defence.firebaseKeysRequired

  func record(_ token: UnverifiedToken, _ signature: SignatureVerdict, by seat: Seat) async {
    func text(_ name: WireText) -> WireText { token.claims[name].textOrJSON }
    await seat.calculate([
      FirebaseTokenCheckValue.algorithm: token.jws.header.algorithm.text, .issuer: text("iss"),
      .audience: text("aud"), .subject: text("sub"), .expiry: text("exp"), .issuedAt: text("iat"),
      .authenticatedAt: text("auth_time"), .signature: signature.rawValue,
      .now: "\(seat.clock.now)",
      .issuerExpected: PhotoApp.tokenIssuer, .audienceExpected: PhotoApp.projectID,
    ])
  }

  func judge(_ token: UnverifiedToken, by seat: Seat) throws(Refusal) {
    let claims = token.claims
    let judge = ClaimsJudge(of: claims, at: seat, error: .invalidToken)
    try judge.requireIssuer(PhotoApp.tokenIssuer, .firebaseTokenIssuer) {
      "'iss' is '\($0)', not '\(PhotoApp.tokenIssuer)'"
    }
    try judge.requireAudience(.firebaseTokenAudience, where: { $0 == [PhotoApp.projectID] }) {
      "'aud' is \($0), not '\(PhotoApp.projectID)'"
    }
    try judge.require(
      .firebaseTokenSubject, claims.string("sub").value?.isEmpty == false,
      otherwise: "'sub' is empty or missing")
    try judge.requireUnexpired(.firebaseTokenUnexpired)
    try judge.requireIssued(
      .firebaseTokenIssuedAt, ["iat", "auth_time"],
      otherwise: "'iat' or 'auth_time' lies ahead or is missing")
  }
}
