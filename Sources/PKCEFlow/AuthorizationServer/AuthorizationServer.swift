import FlowsShared
import HTTPModel
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// The authorization server: lets the user approve, issues codes, and redeems them for tokens.
actor AuthorizationServer: HTTPServer {
  nonisolated let seat: Seat
  nonisolated let title = "lets the user sign in and approve, and issues tokens"
  nonisolated let hosts = [PKCEConstants.authorizationHost]

  private let clients: [ClientRegistration]
  private let accounts: [UserAccount]
  private let issuer: TokenIssuer

  private var sessions = LoginSessions()
  private var codes = CodeStore()
  private var families = RefreshTokenFamilies()

  /// A server that issues access tokens for the API that the audience names.
  init(
    clients: [ClientRegistration], accounts: [UserAccount], audience: WireText,
    signer: TokenSigner, seat: Seat
  ) {
    self.clients = clients
    self.accounts = accounts
    self.seat = seat
    issuer = TokenIssuer(signer: signer, audience: audience, seat: seat)
  }

  func respond(to request: HTTPRequest) async -> Answer {
    if let refusal = answerToWrongHost(request) { return refusal }
    return switch (request.method, request.url.path) {
    case ("GET", MetadataLocation.wellKnownPath): Answer(.json(Self.metadata.json))
    case ("GET", PKCEConstants.Path.keys):
      Answer(.json(issuer.keySet.json, fields: ["Cache-Control": "public, max-age=3600"]))
    case ("GET", PKCEConstants.Path.authorization): authorize(request)
    case ("POST", PKCEConstants.Path.login): login(request)
    case ("POST", PKCEConstants.Path.token): await token(request)
    case (_, PKCEConstants.Path.token):
      TokenRequest.errorAnswer(Refusal(.invalidRequest, "a token request is a POST"))
    default: Answer(Page.error("there is nothing at this address", status: 404))
    }
  }

  /// What it publishes about itself: RFC 8414 §2.
  private static var metadata: AuthorizationServerMetadata {
    var metadata = AuthorizationServerMetadata(
      issuer: PKCEConstants.issuer, authorizationEndpoint: PKCEConstants.authorizationEndpoint,
      tokenEndpoint: PKCEConstants.tokenEndpoint, responseTypes: ["code"])
    metadata.keySetURL = PKCEConstants.keySetURL
    metadata.scopes = AuthorizationRequestJudge.scopes
    metadata.responseModes = ["query"]
    metadata.grantTypes = [.authorizationCode, .refreshToken]
    metadata.clientAuthenticationMethods = ["none"]
    metadata.codeChallengeMethods = [.s256]
    metadata.sendsIssuer = true
    return metadata
  }

  /// A value that nobody can guess, in base64url.
  private func unguessable(_ octetCount: Int, for purpose: String) -> WireText {
    seat.random.text(octetCount, for: "authorization-server: \(purpose)")
  }
}

/// The authorization endpoint, and what follows the login page: RFC 6749 §4.1.1, §4.1.2.
extension AuthorizationServer {
  /// Answers an authorization request with the login page, with an error in the redirect, or, where
  /// the redirect cannot be trusted, with a page.
  private func authorize(_ request: HTTPRequest) -> Answer {
    let judge = AuthorizationRequestJudge(request, defences: seat.defences)
    let client: ClientRegistration
    do { client = try judge.client(among: clients) } catch { return .errorPage(error) }
    do {
      let authorization = try judge.authorization()
      let session = LoginSession(
        client: client, authorization: authorization,
        antiForgeryToken: unguessable(16, for: "csrf_token"),
        expiresAt: seat.clock.now + PKCEConstants.Lifetime.loginPage)
      let cookie = unguessable(16, for: "session cookie")
      sessions.open(session, under: cookie)
      return Answer(Page.login(session, cookie: cookie), as: .loginPage)
    } catch {
      return .errorRedirect(error, to: judge.redirectURI, state: judge.state)
    }
  }

  /// Takes the filled-in login page, and answers with the code in a redirect.
  private func login(_ request: HTTPRequest) -> Answer {
    let cookie = Cookies.value(of: "session", in: request.fields["Cookie"])
    guard let cookie, let session = sessions[cookie], let form = request.form else {
      return .errorPage(
        Refusal(nil, "this login has no authorization request; start again in the app"))
    }
    if let repeated = form.repeatedNames.first {
      return .errorPage(Refusal(.invalidRequest, "'\(repeated)' occurs more than once in the form"))
    }
    guard seat.clock.now < session.expiresAt else {
      sessions.close(cookie)
      return .errorPage(Refusal(nil, "the login page is too old; start again in the app"))
    }
    guard ConstantTime.areEqual(form[.csrfToken], session.antiForgeryToken) else {
      return .errorPage(
        Refusal(nil, "the form's 'csrf_token' is not the one of the page that was sent"))
    }
    let authorization = session.authorization
    guard form[.decision] == "approve" else {
      sessions.close(cookie)
      return .errorRedirect(
        Refusal(.accessDenied, "the user did not approve"), to: authorization.redirectURI,
        state: authorization.state)
    }
    guard let account = accounts.first(where: { $0.isOpened(by: form) }) else {
      guard sessions.countWrongPassword(under: cookie) < LoginSession.passwordAttempts else {
        sessions.close(cookie)
        return .errorPage(Refusal(nil, "the password was wrong too often"), status: 403)
      }
      return Answer(
        Page.login(session, cookie: cookie, message: "Name or password is wrong."), as: .loginPage)
    }
    sessions.close(cookie)
    return issueCode(for: authorization, to: account)
  }

  private func issueCode(for authorization: Authorization, to account: UserAccount) -> Answer {
    let code = unguessable(32, for: "code")
    codes.add(
      IssuedCode(
        authorization: authorization, subject: account.subject, authenticatedAt: seat.clock.now,
        expiresAt: seat.clock.now + PKCEConstants.Lifetime.code), under: code)
    return .redirect(to: authorization.redirectURI, [.code: code, .state: authorization.state])
  }
}

/// The token endpoint: RFC 6749 §3.2, §4.1.3, §6.
extension AuthorizationServer {
  /// Answers a token request with tokens or with an error.
  private func token(_ request: HTTPRequest) async -> Answer {
    do throws(Refusal) {
      let request = try TokenRequest(request, defences: seat.defences)
      let client = try request.client(among: clients)
      switch try request.required(.grantType) {
      case GrantType.authorizationCode.rawValue:
        return try await redeemCode(request, client: client)
      case GrantType.refreshToken.rawValue:
        return try refresh(request, client: client)
      case let other:
        throw Refusal(
          .unsupportedGrantType,
          "'grant_type' is '\(other)'; this server knows 'authorization_code' and 'refresh_token'")
      }
    } catch {
      return TokenRequest.errorAnswer(error)
    }
  }

  private func redeemCode(
    _ request: TokenRequest, client: ClientRegistration
  ) async throws(Refusal) -> Answer {
    let code = try request.required(.code)
    guard let issued = codes[code] else {
      throw Refusal(.invalidGrant, "the code '\(code)' was not issued here")
    }
    try refuseUsed(issued)
    do {
      try issued.judge(request.form, client: client, now: seat.clock.now, seat.defences)
    } catch {
      if seat.defences.isOn(.failureBurnsCode) { codes.mark(code, as: .burned) }
      throw error
    }
    if !seat.defences.isOn(.codeTakenAtomically) { await recordLookUp(of: code, issued.state) }
    let family = families.begin()
    codes.mark(code, as: .redeemed(family: family))
    let authorization = issued.authorization
    let grant = RefreshGrant(
      clientID: authorization.clientID, subject: issued.subject, scope: authorization.scope,
      family: family, expiresAt: seat.clock.now + PKCEConstants.Lifetime.refreshToken)
    return try tokenAnswer(grant, after: issued)
  }

  /// Where looking up and marking are two acts, time passes between them, and others may come in.
  private func recordLookUp(of code: WireText, _ state: IssuedCode.State) async {
    let known = if case .unused = state { CodeState.unused } else { CodeState.redeemed }
    await seat.calculate([CodeLookupValue.code: code, .codeState: known.rawValue])
  }

  private func refuseUsed(_ issued: IssuedCode) throws(Refusal) {
    switch issued.state {
    case .unused: return
    case .burned:
      throw Refusal(
        .invalidGrant, "the code failed before, so it is not redeemed any more",
        defence: .failureBurnsCode)
    case .redeemed(let family):
      guard seat.defences.isOn(.codeSingleUse) else { return }
      if seat.defences.isOn(.replayRevokesTokens) {
        families.revoke(family, because: .replayRevokesTokens)
      }
      throw Refusal(.invalidGrant, "the code was redeemed before", defence: .codeSingleUse)
    }
  }

  private func refresh(
    _ request: TokenRequest, client: ClientRegistration
  ) throws(Refusal) -> Answer {
    let token = try request.required(.refreshToken)
    var grant = try families.grant(
      of: token, for: client.clientID, now: seat.clock.now, seat.defences)
    if let scope = request.form[.scope] { try grant.narrow(to: scope) }
    families.markUsed(token)
    return try tokenAnswer(grant)
  }

  /// New tokens for a grant; with an ID token where it follows a sign-in, and 'openid' was asked for.
  private func tokenAnswer(
    _ grant: RefreshGrant, after signIn: IssuedCode? = nil
  ) throws(Refusal) -> Answer {
    let accessToken = try issuer.accessToken(for: grant)
    let refreshToken = unguessable(32, for: "refresh_token")
    families.add(grant, under: refreshToken)
    var idToken: WireText?
    if let signIn, grant.scope.words.contains("openid") {
      idToken = try issuer.idToken(after: signIn, accessToken: accessToken)
    }
    let tokens = JSONValue.object([
      .accessToken: .string(accessToken), .tokenType: "Bearer",
      .expiresIn: .integer(PKCEConstants.Lifetime.accessToken),
      .refreshToken: .string(refreshToken), .scope: .string(grant.scope),
      .idToken: idToken.map { .string($0) },
    ])
    return Answer(.json(tokens, fields: TokenRequest.noStore))
  }
}
