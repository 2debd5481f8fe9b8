import HTTPModel
import OAuthModel
import TranscriptModel

/// A native app signs in with an authorization code and PKCE, and reads the user's photos.
struct PKCEFlow: Flow {
  let name = "pkce"
  let title = "a native app signs in with an authorization code and PKCE"

  let defences: [Defence] = [
    .verifierFresh,
    .embeddedUserAgentRefused, .parameterOnce, .redirectURIRegistered, .loopbackLiteral,
    .schemeReverseDomain, .challengeMethodS256,
    .callbackExpected, .stateMatches, .issuerMatches,
    .formBody, .codeTakenAtomically, .codeSingleUse, .replayRevokesTokens, .failureBurnsCode,
    .codeUnexpired, .codeBoundToClient, .redirectURISame, .secretProvesNothing,
    .verifierRequired, .verifierExpected, .verifierFormat, .verifierMatches,
    .idTokenSignature, .idTokenIssuer, .idTokenAudience, .idTokenUnexpired, .idTokenIssuedAt,
    .idTokenNonce, .idTokenAccessTokenHash,
    .tokenInHeaderOnly, .keysRequired, .accessTokenSignature, .accessTokenType,
    .accessTokenIssuer, .accessTokenAudience, .accessTokenUnexpired, .scopeSufficient,
    .refreshRotation,
  ]

  let messages = MessageName.pkceFlow

  let participants: [ParticipantName] = [
    .user, .app, .device, .browser, .authorizationServer, .resourceServer,
  ]

  var settingNames: [String] { PKCESettings.names }

  func prepare(_ setUp: RunSetUp) throws -> PreparedRun {
    let settings = try PKCESettings(setUp.configuration.settings)
    let environment = setUp.environment
    let random = environment.random
    let credentials = User.Credentials(
      username: "alice", password: random.text(12, for: "user: password"))
    let subject = random.text(12, for: "authorization-server: subject of alice")
    let authorizationServer = AuthorizationServer(
      host: Self.authorizationHost,
      settings: AuthorizationServer.Settings(
        clients: [
          ClientRegistration(
            clientID: Self.clientID, name: "Photo app",
            redirectURIs: [settings.registeredRedirectURI], shippedSecret: "shipped-in-every-copy")
        ],
        accounts: [
          UserAccount(
            username: credentials.username, password: credentials.password, subject: subject)
        ],
        audience: Self.apiIdentifier),
      defences: setUp.defences, environment: environment,
      signer: try TokenSigner(environment.signingKey(.authorizationServer)))
    let resourceServer = ResourceServer(
      host: Self.apiHost,
      settings: ResourceServer.Settings(
        issuer: authorizationServer.issuer,
        keySetURL: authorizationServer.issuer + AuthorizationServer.Path.keys,
        audience: Self.apiIdentifier, photos: [subject: ["lighthouse.jpg", "two-herons.jpg"]]),
      defences: setUp.defences, environment: environment, wire: setUp.wire)
    let app = NativeClient(
      settings: NativeClient.Settings(
        clientID: Self.clientID, redirectURI: settings.redirectURI,
        issuer: authorizationServer.issuer, photosURL: Self.apiIdentifier + "/photos",
        codeVerifier: settings.codeVerifier, codeChallenge: settings.codeChallenge),
      defences: setUp.defences, environment: environment, wire: setUp.wire)
    return PreparedRun(
      participants: [
        User(credentials: credentials, decision: settings.decision, wire: setUp.wire),
        app,
        Device(
          registrations: [
            AppRegistration(app: app.name, redirectURI: URI(settings.redirectURI))
          ], wire: setUp.wire),
        Browser(wire: setUp.wire),
        authorizationServer, resourceServer,
      ],
      start: { await app.signIn() }, isFinished: { await app.isFinished })
  }
}

extension PKCEFlow {
  private static let authorizationHost = "authorization-server.example"
  private static let apiHost = "resource-server.example"
  private static let apiIdentifier = "https://\(apiHost)"
  private static let clientID = "eKNjzFFjH9A1ysYd"
}
