import Flows
import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import FlowsShared
@testable import PKCEFlow
@testable import Simulation

/// An authorization server that stands alone, and what it is asked.
private struct Endpoint {
  let server: AuthorizationServer

  init(redirectURI: WireText = PKCEConstants.redirectURI, without: [Defence] = []) throws {
    server = AuthorizationServer(
      clients: [
        ClientRegistration(
          clientID: PKCEConstants.clientID, name: "Photo app", redirectURIs: [redirectURI])
      ],
      accounts: [], audience: PhotoAPI.identifier,
      signer: try RunEnvironment.seeded("test").signer(.authorizationServer),
      seat: Seat(of: .authorizationServer, at: makeIdleWire(), without: without))
  }

  /// Sends an authorization request, with some parameters set and others left out.
  func authorize(
    _ changes: KeyValuePairs<ParameterName, WireText?> = [:], method: WireText = "GET"
  ) async -> Answer {
    var form = AuthorizationRequest(state: "s", nonce: "n", challenge: "c").parameters
    for (name, value) in changes {
      if let value { form.set(name, to: value) } else { form.remove(name) }
    }
    let endpoint = URI(PKCEConstants.authorizationEndpoint)
    return await server.respond(
      to: method == "POST" ? .post(endpoint, form: form) : .get(endpoint.adding(form)))
  }

  func ask(_ method: WireText, _ path: WireText, _ form: FormParameters = []) async -> Answer {
    var request = HTTPRequest.post(URI(PKCEConstants.issuer + path), form: form)
    request.method = method
    return await server.respond(to: request)
  }

  func token(_ form: FormParameters) async -> Answer {
    await ask("POST", PKCEConstants.Path.token, form)
  }
}

extension AuthorizationRequest {
  fileprivate var parameters: FormParameters {
    url(at: PKCEConstants.authorizationEndpoint).queryParameters
  }
}

extension Answer {
  /// The error in the redirect, and what is said of it.
  fileprivate var error: String? {
    response.location?.queryParameters[.error].map {
      "\($0): \(response.location?.queryParameters[.errorDescription] ?? "")"
    }
  }

  /// The error in the body, and what is said of it.
  fileprivate var tokenError: String? {
    response.json?[.error]?.stringValue.map {
      "\(response.status) \($0): \(response.json?[.errorDescription]?.stringValue ?? "")"
    }
  }

  fileprivate var isLoginPage: Bool { HTMLForm(page: response.body.text ?? "") != nil }
}

@Suite("the authorization endpoint")
struct AuthorizationEndpointTests {
  @Test("takes a request by GET, and as a form by POST")
  func methods() async throws {
    let endpoint = try Endpoint()
    #expect(await endpoint.authorize().isLoginPage)
    #expect(await endpoint.authorize(method: "POST").isLoginPage)
    let wrong = await endpoint.authorize([.responseType: "token"], method: "POST")
    #expect(
      wrong.error
        == "unsupported_response_type: 'response_type' is 'token'; only 'code' is supported"
    )
    #expect(await endpoint.ask("POST", PKCEConstants.Path.authorization).response.status == 400)
  }

  @Test("takes a parameter without a value for one that was left out", arguments: ["GET", "POST"])
  func empty(method: WireText) async throws {
    let endpoint = try Endpoint()
    func answer(_ name: ParameterName) async -> Answer {
      await endpoint.authorize([name: ""], method: method)
    }
    #expect(await answer(.responseType).error == "invalid_request: 'response_type' is missing")
    #expect(
      await answer(.scope).error == "invalid_scope: 'scope' is missing; this server has no default")
    #expect(
      await answer(.codeChallenge).error
        == "invalid_request: 'code_challenge' is missing; this server asks every native app for one"
    )
    #expect(
      await answer(.codeChallengeMethod).error
        == "invalid_request: 'code_challenge_method' must be 'S256', not 'plain', which its absence means"
    )
    #expect(await answer(.redirectURI).refusal?.reason == "'redirect_uri' is missing")
    #expect(await answer(.clientID).refusal?.reason == "'client_id' is missing")
    for name in [ParameterName.state, .nonce] { #expect(await answer(name).isLoginPage) }
    let refused = await endpoint.authorize([.state: "", .scope: ""], method: method)
    #expect(refused.response.location?.queryParameters[.state] == nil)
  }

  @Test("stores no challenge where an empty one came, if none is required")
  func emptyChallenge() async throws {
    let endpoint = try Endpoint(without: [.challengeRequired])
    #expect(await endpoint.authorize([.codeChallenge: "", .codeChallengeMethod: ""]).isLoginPage)
    let run = try await playPKCE(
      without: ["challenge-required", "verifier-expected"],
      edits: ["authorization-request:query.code_challenge="])
    #expect(run.outcome?.result == .completed)
  }

  @Test("passes over scopes that there are not, unless nothing is left")
  func unknownScopes() async throws {
    let endpoint = try Endpoint()
    let page = await endpoint.authorize([.scope: "openid albums photos"])
    #expect(page.response.body.text?.contains("asks for: openid photos<") == true)
    #expect(
      await endpoint.authorize([.scope: #"albums é"\"#]).error
        == "invalid_scope: the scope 'albums ?'?' is unknown; known: 'openid photos'")
    let run = try await playPKCE(settings: ["app.scope": "openid albums photos"])
    #expect(run.outcome?.result == .completed)
    let tokens = run.steps.first { $0.id.name == .tokenResponse }?.response?.json
    #expect(tokens?[.scope]?.stringValue == "openid photos")
  }

  @Test(
    "has no registered redirect URI that is relative, has a fragment, or is http to elsewhere",
    arguments: [
      ("/auth", nil), ("com.example.app:/auth#x", nil), ("http://app.example.com/auth", "http"),
      ("HTTP://app.example.com/auth", "http"), ("http://127.0.0.1.example.com/auth", "http"),
      ("app:/auth", "scheme"), ("com..app:/auth", "scheme"),
    ])
  func unfit(_ redirectURI: WireText, _ defence: String?) async throws {
    let answer = await (try Endpoint(redirectURI: redirectURI)).authorize([
      .redirectURI: redirectURI
    ])
    #expect(answer.response.status == 400)
    #expect(answer.response.location == nil)
    #expect(answer.refusal?.error == nil)
    let names = ["http": "http-loopback-only", "scheme": "scheme-reverse-domain"]
    #expect(answer.refusal?.defence?.name == defence.flatMap { names[$0] })
  }

  @Test(
    "takes every registered redirect URI that is fit, with a query and with any loopback port",
    arguments: [
      ("com.example.app:/auth?a=b", "com.example.app:/auth?a=b"),
      ("https://app.example.com/auth", "https://app.example.com/auth"),
      ("http://localhost/auth", "http://localhost/auth"),
      ("http://127.0.0.1/auth", "http://127.0.0.1:51004/auth"),
      ("http://127.0.0.1:1/auth", "http://127.0.0.1:65535/auth"),
      ("http://[::1]/auth", "http://[::1]:61023/auth"),
    ])
  func fit(_ registered: WireText, _ sent: WireText) async throws {
    let answer = await (try Endpoint(redirectURI: registered)).authorize([.redirectURI: sent])
    #expect(answer.isLoginPage)
  }
}

@Suite("every endpoint of the authorization server")
struct ServerEndpointTests {
  @Test("says for which methods it is there")
  func methods() async throws {
    let endpoint = try Endpoint()
    for (path, allowed) in [
      ("/authorize", "GET, POST"), ("/login", "POST"), ("/oauth/token", "POST"), ("/jwks", "GET"),
      ("/.well-known/oauth-authorization-server", "GET"),
    ] as [(WireText, WireText)] {
      let answer = await endpoint.ask("PUT", path)
      #expect(answer.response.status == 405, "\(path)")
      #expect(answer.response.fields["Allow"] == allowed, "\(path)")
    }
    #expect(await endpoint.ask("GET", "/oauth/token").response.status == 405)
    #expect(await endpoint.ask("PUT", "/elsewhere").response.status == 404)
    let api = try await playPKCE(edits: ["resource-request:query.a+=b"])
    #expect(api.outcome?.result == .completed)
  }

  @Test("keeps each page out of frames and caches, and its URL to itself")
  func pages() async throws {
    let endpoint = try Endpoint()
    let pages = [
      await endpoint.authorize(), await endpoint.authorize([.clientID: "nobody"]),
      await endpoint.ask("POST", "/login"), await endpoint.ask("GET", "/elsewhere"),
    ]
    for page in pages {
      let fields = page.response.fields
      #expect(fields["Content-Security-Policy"] == "frame-ancestors 'none'")
      #expect(fields["X-Frame-Options"] == "DENY")
      #expect(fields["Referrer-Policy"] == "no-referrer")
      #expect(fields["Cache-Control"] == "no-store")
      #expect(fields["Content-Type"] == MediaType.html)
    }
  }

  @Test(
    "answers a password with the status that is set, where no defence says 303",
    arguments: [(nil, 302), ("302", 302), ("307", 307)])
  func statusAfterPassword(setting: String?, status: Int) async throws {
    let name = "authorization-server.redirect_status"
    let settings = setting.map { [name: $0] } ?? [:]
    for (without, expected) in [(["see-other-after-password"], status), ([], 303)] {
      let run = try await playPKCE(settings: settings, without: without)
      let answer = run.steps.first { $0.id.name == .authorizationResponse }
      #expect(answer?.response?.status == expected)
      #expect(run.outcome?.result == .completed)
    }
  }

  @Test("takes a request without a challenge where it is set to take old clients")
  func oldClients() async throws {
    let request = ["code_challenge", "code_challenge_method"].map {
      "authorization-request:query.\($0)="
    }
    let old = try await playPKCE(
      settings: ["authorization-server.pkce": "supported"],
      edits: request + ["token-request:form.code_verifier="])
    #expect(old.outcome?.result == .completed)
    let usual = try await playPKCE(edits: request)
    #expect(usual.outcome?.defence == "challenge-required")
  }

  @Test("answers a password with status 303")
  func seeOther() async throws {
    for decision in ["approve", "deny"] {
      let run = try await playPKCE(settings: ["user.decision": decision])
      let answer = run.steps.first { $0.id.name == .authorizationResponse }
      #expect(answer?.response?.status == 303)
    }
  }
}

@Suite("the token endpoint")
struct TokenEndpointTests {
  private static let code = FormParameters.redeeming(
    "c", redirectURI: PKCEConstants.redirectURI, verifier: "v")

  @Test("answers every error with status 400, also an unknown client")
  func status() async throws {
    let endpoint = try Endpoint()
    var form = Self.code
    form.set(ParameterName.clientID, to: "nobody")
    let answer = await endpoint.token(form)
    #expect(
      answer.tokenError
        == "400 invalid_client: no client is registered under the 'client_id' 'nobody'")
    #expect(answer.response.fields["WWW-Authenticate"] == nil)
  }

  @Test("says nothing in characters that the description may not hold")
  func characters() async throws {
    var form = Self.code
    form.set(ParameterName.code, to: "é\"\\\u{1}")
    #expect(
      await (try Endpoint()).token(form).tokenError
        == "400 invalid_grant: the code '?'??' was not issued here")
  }

  @Test("takes a parameter without a value for one that was left out")
  func empty() async throws {
    let endpoint = try Endpoint()
    for name in [ParameterName.grantType, .code, .clientID] {
      var form = Self.code
      form.set(name, to: "")
      #expect(
        await endpoint.token(form).tokenError == "400 invalid_request: '\(name)' is missing")
    }
    var twice = Self.code
    twice.all += FormParameters([.code: ""]).all
    #expect(
      await endpoint.token(twice).tokenError
        == "400 invalid_grant: the code 'c' was not issued here")
    let emptyVerifier = try await playPKCE(
      without: ["challenge-required"],
      edits: [
        "authorization-request:query.code_challenge=", "token-request:form.code_verifier=",
        "token-request:form.code_verifier+=", "refresh-request:form.scope+=",
      ])
    #expect(emptyVerifier.outcome?.result == .completed)
  }
}

@Suite("the tokens of somebody who has signed in")
struct IssuedTokensTests {
  @Test("live on when a stranger brings the code again, without the verifier or as another client")
  func strangersReplay() async throws {
    for (name, value, defence) in [
      (ParameterName.codeVerifier, nil, "verifier-required"),
      (.codeVerifier, WireText(String(repeating: "a", count: 43)), "verifier-matches"),
      (.clientID, PKCEConstants.otherClientID, "code-bound-to-client"),
      (.redirectURI, "com.example.app:/other", "redirect-uri-same"),
    ] as [(ParameterName, WireText?, String)] {
      let signedIn = try await SignedIn()
      #expect(await signedIn.redeemAgain(name, value)?.defence?.name == defence)
      #expect(await signedIn.refresh(scope: "")?[.error] == nil)
    }
    let signedIn = try await SignedIn()
    let owner = await signedIn.redeemAgain(.clientID, PKCEConstants.clientID)
    #expect(owner?.defence?.name == "code-single-use")
    #expect(await signedIn.refresh(scope: "")?[.error]?.stringValue == "invalid_grant")
  }

  @Test("narrows the access token, and not the refresh token that comes with it")
  func narrowing() async throws {
    let endpoint = try await SignedIn()
    let less = await endpoint.refresh(scope: "photos")
    #expect(less?[.scope]?.stringValue == "photos")
    let whole = await endpoint.refresh(scope: "openid photos")
    #expect(whole?[.scope]?.stringValue == "openid photos")
    let omitted = await endpoint.refresh(scope: "")
    #expect(omitted?[.scope]?.stringValue == "openid photos")
    #expect(await endpoint.refresh(scope: "albums")?[.error]?.stringValue == "invalid_scope")
  }
}

/// A server at which somebody has signed in, and goes on with one refresh token after the other.
private actor SignedIn {
  private let server: AuthorizationServer
  private var form: FormParameters = []
  private var refreshToken: WireText = ""

  init() async throws {
    let account = UserAccount(
      credentials: Credentials(username: "alice", password: "p"), subject: "a")
    let environment = RunEnvironment.seeded("test")
    server = AuthorizationServer(
      clients: [
        ClientRegistration(
          clientID: PKCEConstants.clientID, name: "Photo app",
          redirectURIs: [PKCEConstants.redirectURI]),
        ClientRegistration(
          clientID: PKCEConstants.otherClientID, name: "Another app", redirectURIs: []),
      ], accounts: [account], audience: PhotoAPI.identifier,
      signer: try environment.signer(.authorizationServer),
      seat: Seat(of: .authorizationServer, at: makeIdleWire()))
    let verifier = WireText(String(repeating: "v", count: 43))
    let tools = AttackerTools(
      seat: Seat(of: .attacker, at: await makeWire(to: server)), environment: environment,
      settings: [], credentials: account.credentials)
    let request = AuthorizationRequest(
      challenge: ChallengeEncoding.base64URL.challenge(of: verifier))
    let code = await tools.answer(to: request)?.queryParameters[.code] ?? ""
    form = .redeeming(code, redirectURI: PKCEConstants.redirectURI, verifier: verifier)
    refreshToken = await tools.redeem(form)?.refreshToken ?? ""
  }

  /// Redeems the code once more, with one parameter changed; why that was refused.
  func redeemAgain(_ name: ParameterName, _ value: WireText?) async -> Refusal? {
    var form = form
    if let value { form.set(name, to: value) } else { form.remove(name) }
    return await server.respond(to: .post(URI(PKCEConstants.tokenEndpoint), form: form)).refusal
  }

  func refresh(scope: WireText) async -> JSONValue? {
    let form = FormParameters(
      FormParameters.refreshing(refreshToken).all + FormParameters([.scope: scope]).all)
    let answer = await server.respond(to: .post(URI(PKCEConstants.tokenEndpoint), form: form))
    if let next = answer.response.json?[.refreshToken]?.stringValue { refreshToken = next }
    return answer.response.json
  }
}
