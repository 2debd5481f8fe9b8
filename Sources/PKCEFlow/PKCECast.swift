import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import WireFormats

/// The participants of one run of the PKCE flow.
struct PKCECast {
  let user: User
  let app: NativeClient
  let device: Device
  let browser: Browser
  let authorizationServer: AuthorizationServer
  let resourceServer: ResourceServer
  let attacker: (any Attacker)?
  let registered: [RegisteredFact]

  init(_ setUp: RunSetUp) throws {
    let settings = try PKCESettings(setUp.settings)
    let accounts = Self.accounts(setUp.environment.random)
    attacker = setUp.attacker(credentials: Credentials(accounts[1]))
    let registrations = Self.registrations(settings, attacker: attacker)
    let clients = Self.clients(settings)
    registered = Self.facts(
      settings, clients: clients, isSeeded: setUp.environment.seed != nil)
    let kind = settings.showsOwnView ? BrowserKind.webView : .system
    user = User(
      credentials: Credentials(accounts[0]), decision: settings.decision, browser: kind.name,
      seat: setUp.seat(of: .user))
    app = NativeClient(
      settings: NativeClient.Settings(settings), seat: setUp.seat(of: .app))
    device = Device(registrations: registrations, seat: setUp.seat(of: .device))
    browser = Browser(kind, appLinks: registrations, seat: setUp.seat(of: kind.name))
    authorizationServer = AuthorizationServer(
      host: PKCEWorld.authorizationHost,
      settings: AuthorizationServer.Settings(
        clients: clients, accounts: accounts, audience: settings.audience),
      signer: try setUp.environment.signer(.authorizationServer),
      seat: setUp.seat(of: .authorizationServer))
    resourceServer = ResourceServer(
      host: PhotoAPI.host,
      settings: ResourceServer.Settings(
        rules: Self.apiRules, keys: KeyCache.Source(url: Self.keySetURL),
        photos: Self.photos(accounts)), seat: setUp.seat(of: .resourceServer))
  }

  /// All but the attacker, in the order in which the transcript lists them.
  var honest: [any Participant] {
    [
      user, app, device, browser, authorizationServer, resourceServer,
    ]
  }

  /// Alice, whose photos are at stake, and Mallory, who has an account as well.
  private static func accounts(_ random: any RandomSource) -> [UserAccount] {
    [
      UserAccount(
        username: "alice", password: random.text(12, for: "user: password"),
        subject: random.text(12, for: "authorization-server: subject of alice")),
      UserAccount(
        username: "mallory", password: random.text(12, for: "attacker: password"),
        subject: random.text(12, for: "authorization-server: subject of mallory")),
    ]
  }

  /// The apps that claimed something at the device, in the order in which they were installed.
  private static func registrations(
    _ settings: PKCESettings, attacker: (any Attacker)?
  ) -> [AppRegistration] {
    let own = (ParticipantName.app, URI(settings.redirectURI))
    let others = (attacker?.claims ?? []).map { (ParticipantName.attacker, $0) }
    return ([own] + others).compactMap { app, uri in
      AppRegistration(app: app, redirectURI: uri, domainOwners: PKCEWorld.domainOwners)
    }
  }

  private static func clients(_ settings: PKCESettings) -> [ClientRegistration] {
    [
      ClientRegistration(
        clientID: PKCEWorld.clientID, name: "Photo app",
        redirectURIs: [settings.registeredRedirectURI], shippedSecret: PKCEWorld.shippedSecret),
      ClientRegistration(
        clientID: PKCEWorld.otherClientID, name: "Another app",
        redirectURIs: ["com.example.another:/auth"]),
    ]
  }

  private static func photos(_ accounts: [UserAccount]) -> [WireText: [WireText]] {
    Dictionary(
      accounts.map { ($0.subject, PKCEWorld.photos[$0.username] ?? []) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension NativeClient.Settings {
  fileprivate init(_ settings: PKCESettings) {
    self.init(
      clientID: PKCEWorld.clientID, redirectURI: settings.redirectURI, issuer: settings.issuer,
      photosURL: PhotoAPI.photosURL, scope: settings.scope, codeVerifier: settings.codeVerifier,
      codeChallenge: settings.codeChallenge, challengeEncoding: settings.challengeEncoding,
      showsOwnView: settings.showsOwnView, sendsJSON: settings.sendsJSON,
      sendsTokenInURL: settings.sendsTokenInURL, sendsIDToken: settings.sendsIDToken)
  }
}

extension Credentials {
  fileprivate init(_ account: UserAccount) {
    self.init(username: account.username, password: account.password)
  }
}
