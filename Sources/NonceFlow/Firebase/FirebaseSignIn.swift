import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// `accounts:signInWithIdp`: from a provider's token to one of Firebase.
extension FirebaseServer {
  /// Answers a sign-in with a token of Apple.
  func signIn(_ request: HTTPRequest) async throws(Refusal) -> JSONValue {
    guard MediaType.is(request.fields["Content-Type"], MediaType.json),
      let json = try? JSONParser.parse(request.body.bytes),
      json.members?.firstRepeatedName == nil
    else { throw Refusal(.invalidArgument, "Invalid JSON payload received.") }
    let form = FormParameters(parsing: json["postBody"]?.stringValue ?? "")
    guard form.repeatedNames.isEmpty else {
      throw Refusal(.invalidArgument, "'postBody' has a parameter more than once.")
    }
    guard form["providerId"] == "apple.com" else {
      throw Refusal(
        .operationNotAllowed, "The identity provider configuration is not found.")
    }
    guard let token = form[ParameterName.idToken.rawValue], !token.isEmpty else {
      throw Refusal(
        .invalidCredentialOrProviderID,
        "Invalid IdP response/credential: http://localhost?\(form.text)")
    }
    let claims = try await judgedClaims(of: token, rawNonce: form[ParameterName.nonce.rawValue])
    let (account, isNew) = account(for: claims, introducedBy: form["user"])
    return try response(for: account, isNew: isNew, claims)
  }

  /// The account that a token's claims name; made when there is none yet.
  private func account(
    for claims: ClaimsSet, introducedBy user: WireText?
  ) -> (FirebaseAccount, isNew: Bool) {
    let issuer = claims.string("iss").value ?? ""
    let subject = claims.string("sub").value ?? ""
    let email = claims.string("email").value
    let known = accounts.first { account in
      // Whoever knows users by e-mail gives an account to the next owner of the address.
      seat.defences.isOn(.accountBySubject)
        ? account.issuer == issuer && account.subject == subject
        : email != nil && account.email == email
    }
    if let known { return (known, false) }
    let account = FirebaseAccount(
      localID: settings.localIDs[subject] ?? seat.random.text(21, for: "firebase: localId"),
      issuer: issuer, subject: subject,
      email: email, isEmailVerified: Self.isTrue(claims["email_verified"]),
      name: user.flatMap(Self.name))
    accounts.append(account)
    return (account, true)
  }

  /// Apple sends the claim as a boolean or as a text.
  private static func isTrue(_ value: JSONValue?) -> Bool {
    value == .bool(true) || value == .string("true")
  }

  /// The name in what the app passed on from Apple.
  private static func name(in user: WireText) -> WireText? {
    let name = (try? JSONParser.parse(user))?["name"]
    let parts = [name?["firstName"], name?["lastName"]].compactMap { $0?.stringValue }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func response(
    for account: FirebaseAccount, isNew: Bool, _ claims: ClaimsSet
  ) throws(Refusal) -> JSONValue {
    let session = FirebaseSession(
      localID: account.localID, authenticatedAt: seat.clock.now + settings.clockAhead)
    let idToken = try idToken(for: account, session)
    var members = [
      JSONMember("kind", "identitytoolkit#VerifyAssertionResponse"),
      JSONMember(
        "federatedId", .string("\(claims.string("iss").text)/\(claims.string("sub").text)")),
      JSONMember("providerId", "apple.com"),
      JSONMember("localId", .string(account.localID)),
    ]
    if let email = account.email {
      members += [
        JSONMember("email", .string(email)),
        JSONMember("emailVerified", .bool(account.isEmailVerified)),
      ]
    }
    if let name = account.name { members.append(JSONMember("displayName", .string(name))) }
    if isNew { members.append(JSONMember("isNewUser", .bool(true))) }
    members += [
      JSONMember("idToken", .string(idToken)),
      JSONMember("refreshToken", .string(refreshToken(for: session))),
      JSONMember("expiresIn", .string("\(settings.tokenLifetime)")),
    ]
    return .object(members)
  }

  private func refreshToken(for session: FirebaseSession) -> WireText {
    let token = seat.random.text(32, for: "firebase: refreshToken")
    refreshTokens[token] = session
    return token
  }

  private func idToken(
    for account: FirebaseAccount, _ session: FirebaseSession
  ) throws(Refusal) -> WireText {
    let now = seat.clock.now + settings.clockAhead
    var claims: [JSONMember] = []
    if let name = account.name { claims.append(JSONMember("name", .string(name))) }
    claims += [
      JSONMember("iss", .string(settings.tokenIssuer)),
      JSONMember("aud", .string(settings.tokenAudience)),
      JSONMember("auth_time", .integer(session.authenticatedAt)),
      JSONMember("user_id", .string(account.localID)),
      JSONMember("sub", .string(account.localID)),
      JSONMember("iat", .integer(now)),
      JSONMember("exp", .integer(now + settings.tokenLifetime)),
    ]
    var identities = [JSONMember("apple.com", .array([.string(account.subject)]))]
    if let email = account.email {
      claims += [
        JSONMember("email", .string(email)),
        JSONMember("email_verified", .bool(account.isEmailVerified)),
      ]
      identities.append(JSONMember("email", .array([.string(email)])))
    }
    claims.append(
      JSONMember(
        "firebase",
        .object(
          JSONMember("identities", .object(identities)),
          JSONMember("sign_in_provider", "apple.com"))))
    return try signer.sign(type: "JWT", claims: .object(claims))
  }

  /// A new ID token for a session, without the user.
  func refresh(_ request: HTTPRequest) throws(Refusal) -> JSONValue {
    guard let form = request.form, form.repeatedNames.isEmpty,
      form[ParameterName.grantType.rawValue] == GrantType.refreshToken.rawValue
    else { throw Refusal(.invalidArgument, "INVALID_GRANT_TYPE") }
    guard let token = form[ParameterName.refreshToken.rawValue],
      let session = refreshTokens[token],
      let account = accounts.first(where: { $0.localID == session.localID })
    else { throw Refusal(.invalidArgument, "INVALID_REFRESH_TOKEN") }
    let idToken = try idToken(for: account, session)
    return .object(
      JSONMember(ParameterName.accessToken.rawValue, .string(idToken)),
      JSONMember(ParameterName.expiresIn.rawValue, .string("\(settings.tokenLifetime)")),
      JSONMember(ParameterName.tokenType.rawValue, "Bearer"),
      JSONMember(ParameterName.refreshToken.rawValue, .string(token)),
      JSONMember(ParameterName.idToken.rawValue, .string(idToken)),
      JSONMember("user_id", .string(account.localID)),
      JSONMember("project_id", .string(settings.projectNumber)))
  }
}
