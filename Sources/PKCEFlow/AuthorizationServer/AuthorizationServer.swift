import FlowsShared
import HTTPModel
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// What a server is free to choose, or its operator for it.
struct ServerChoices: Sendable {
  /// Whether it names itself in its answers: RFC 9207 §2.
  var sendsIssuer = true
  /// Whether it supports PKCE without requiring it, for the sake of old clients: RFC 9700 §4.8.
  var takesOldClients = false
  /// How it redirects where no defence says how.
  var redirectStatus = RedirectStatus.found
}

/// The authorization server: lets the user approve, issues codes, and redeems them for tokens.
actor AuthorizationServer: HTTPServer {
  nonisolated let seat: Seat
  nonisolated let title = "lets the user sign in and approve, and issues tokens"
  nonisolated let hosts = [PKCEConstants.authorizationHost]

  let clients: [ClientRegistration]
  private let accounts: [UserAccount]
  let issuer: TokenIssuer
  private let choices: ServerChoices

  private var sessions = LoginSessions()
  var codes = CodeStore()
  var families = RefreshTokenFamilies()

  /// A server that issues access tokens for the API that the audience names.
  init(
    clients: [ClientRegistration], accounts: [UserAccount], audience: WireText,
    signer: TokenSigner, choices: ServerChoices = ServerChoices(), seat: Seat
  ) {
    self.choices = choices
    self.clients = clients
    self.accounts = accounts
    self.seat = seat
    issuer = TokenIssuer(signer: signer, audience: audience, seat: seat)
  }

  func respond(to request: HTTPRequest) async -> Answer {
    if let refusal = answerToWrongHost(request) { return refusal }
    let path = request.url.path
    guard let methods = Self.methods[path] else {
      return Answer(Page.error("there is nothing at this address", status: 404))
    }
    guard methods.contains(request.method) else {
      return .methodNotAllowed(request, allowed: methods)
    }
    return switch path {
    case MetadataLocation.wellKnownPath: Answer(.json(metadata.json))
    case PKCEConstants.Path.authorization: authorize(request)
    case PKCEConstants.Path.login: login(request)
    case PKCEConstants.Path.token: await token(request)
    default: Answer(.json(issuer.keySet.json, fields: ["Cache-Control": "public, max-age=3600"]))
    }
  }

  /// What it calls itself in its answers; nil when it does not.
  private var issuerInAnswers: WireText? { choices.sendsIssuer ? PKCEConstants.issuer : nil }

  /// What there is, and how it is asked for: RFC 6749 §3.1, §3.2; OIDC Core §3.1.2.1.
  private static let methods: [WireText: [WireText]] = [
    MetadataLocation.wellKnownPath: ["GET"], PKCEConstants.Path.keys: ["GET"],
    PKCEConstants.Path.authorization: ["GET", "POST"], PKCEConstants.Path.login: ["POST"],
    PKCEConstants.Path.token: ["POST"],
  ]

  /// What it publishes about itself: RFC 8414 §2.
  private var metadata: AuthorizationServerMetadata {
    var metadata = AuthorizationServerMetadata(
      issuer: PKCEConstants.issuer, authorizationEndpoint: PKCEConstants.authorizationEndpoint,
      tokenEndpoint: PKCEConstants.tokenEndpoint, responseTypes: ["code"])
    metadata.keySetURL = PKCEConstants.keySetURL
    metadata.scopes = AuthorizationRequestJudge.scopes
    metadata.responseModes = ["query"]
    metadata.grantTypes = [.authorizationCode, .refreshToken]
    metadata.clientAuthenticationMethods = ["none"]
    metadata.codeChallengeMethods = [.s256]
    metadata.sendsIssuer = issuerInAnswers != nil
    return metadata
  }

  /// A value that nobody can guess, in base64url.
  func unguessable(_ octetCount: Int, for purpose: String) -> WireText {
    seat.random.text(octetCount, for: "authorization-server: \(purpose)")
  }
}

/// The authorization endpoint, and what follows the login page: RFC 6749 §4.1.1, §4.1.2.
extension AuthorizationServer {
  /// Answers an authorization request with the login page, with an error in the redirect, or, where
  /// the redirect cannot be trusted, with a page.
  private func authorize(_ request: HTTPRequest) -> Answer {
    let judge = AuthorizationRequestJudge(
      request, takesOldClients: choices.takesOldClients, defences: seat.defences)
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
      return AuthorizationResponse(
        redirectURI: judge.redirectURI, state: judge.state, issuer: issuerInAnswers
      ).answer(error)
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
      return .errorPage(Refusal(nil, "'\(repeated)' occurs more than once in the form"))
    }
    guard seat.clock.now < session.expiresAt else {
      sessions.close(cookie)
      return .errorPage(Refusal(nil, "the login page is too old; start again in the app"))
    }
    guard ConstantTime.areEqual(form[.csrfToken], session.antiForgeryToken) else {
      return .errorPage(
        Refusal(nil, "the form's 'csrf_token' is not the one of the page that was sent"))
    }
    guard form[.decision] == "approve" else {
      sessions.close(cookie)
      return responseAfterPassword(to: session.authorization).answer(
        Refusal(.accessDenied, "the user did not approve"))
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
    return issueCode(for: session.authorization, to: account)
  }

  private func issueCode(for authorization: Authorization, to account: UserAccount) -> Answer {
    let code = unguessable(32, for: "code")
    codes.add(
      IssuedCode(
        authorization: authorization, subject: account.subject, authenticatedAt: seat.clock.now,
        expiresAt: seat.clock.now + PKCEConstants.Lifetime.code), under: code)
    return responseAfterPassword(to: authorization).answer(code: code)
  }

  /// The answer to a form with a password in it, which must stay here.
  ///
  /// With status 303 the browser leaves the form behind, whatever the server would do otherwise.
  private func responseAfterPassword(to authorization: Authorization) -> AuthorizationResponse {
    AuthorizationResponse(
      redirectURI: authorization.redirectURI, state: authorization.state, issuer: issuerInAnswers,
      status: seat.defences.isOn(.seeOtherAfterPassword)
        ? 303 : choices.redirectStatus.code)
  }
}
