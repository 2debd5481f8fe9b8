import FlowsShared
import HTTPModel
import JOSE
package import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// Who takes part in the PKCE flow, and what each is set up with.
extension PKCEFlow {
  /// Sets the participants up, with the attacker last if there is one.
  package func prepare(_ setUp: RunSetUp) throws -> PreparedRun {
    let settings = RunSettings<PKCESettings>(setUp.settings)
    let (alice, mallory) = Self.accounts(setUp.environment.random)
    let attacker = setUp.attacker(credentials: mallory.credentials)
    let clients = Self.clients(settings)
    let appLinks = Self.appLinks(settings, attacker: attacker)
    let browser = settings.showsOwnView ? BrowserKind.webView : .system
    let app = NativeClient(settings: settings, seat: setUp.seat(of: .app))
    let honest: [any Participant] = [
      User(
        credentials: alice.credentials, decision: settings.decision, browser: browser.name,
        seat: setUp.seat(of: .user)),
      app,
      Device(registrations: appLinks, seat: setUp.seat(of: .device)),
      Browser(browser, appLinks: appLinks, seat: setUp.seat(of: browser.name)),
      AuthorizationServer(
        clients: clients, accounts: [alice, mallory], audience: settings.audience,
        signer: try setUp.environment.signer(.authorizationServer),
        seat: setUp.seat(of: .authorizationServer)),
      ResourceServer(
        host: PhotoAPI.host,
        settings: ResourceServer.Settings(
          rules: AccessTokenRules(), keys: KeyCache.Source(url: PKCEConstants.keySetURL),
          photos: [
            alice.subject: PhotoAPI.alicesPhotos, mallory.subject: ["mallorys-own-cat.jpg"],
          ]), seat: setUp.seat(of: .resourceServer)),
    ]
    return PreparedRun(
      honest: honest,
      registered: Self.registeredFacts(settings, clients, isSeeded: setUp.environment.seed != nil),
      attacker: attacker, start: { await app.signIn() },
      isFinished: { await app.isFinished })
  }

  /// Alice, whose photos are at stake, and Mallory, who has an account as well.
  private static func accounts(_ random: any RandomSource) -> (UserAccount, UserAccount) {
    func account(_ name: WireText, of owner: String) -> UserAccount {
      UserAccount(
        credentials: Credentials(
          username: name, password: random.text(12, for: "\(owner): password")),
        subject: random.text(12, for: "authorization-server: subject of \(name)"))
    }
    return (account("alice", of: "user"), account("mallory", of: "attacker"))
  }

  private static func clients(_ settings: RunSettings<PKCESettings>) -> [ClientRegistration] {
    [
      ClientRegistration(
        clientID: PKCEConstants.clientID, name: "Photo app",
        redirectURIs: [settings.registeredRedirectURI], shippedSecret: PKCEConstants.shippedSecret),
      ClientRegistration(
        clientID: PKCEConstants.otherClientID, name: "Another app",
        redirectURIs: [PKCEConstants.otherRedirectURI]),
    ]
  }

  /// The apps that claimed something at the device, in the order in which they were installed.
  private static func appLinks(
    _ settings: RunSettings<PKCESettings>, attacker: (any Attacker)?
  ) -> [AppRegistration] {
    let own = (ParticipantName.app, URI(settings.redirectURI))
    let others = (attacker?.claims ?? []).map { (ParticipantName.attacker, $0) }
    return ([own] + others).compactMap { app, uri in
      AppRegistration(app: app, redirectURI: uri, domainOwners: PKCEConstants.domainOwners)
    }
  }

  /// What the participants are set up with, before any of them acts.
  private static func registeredFacts(
    _ settings: RunSettings<PKCESettings>, _ clients: [ClientRegistration], isSeeded: Bool
  ) -> [RegisteredFact] {
    let server = ParticipantName.authorizationServer
    let app = ParticipantName.app
    let api = ParticipantName.resourceServer
    let registrations = clients.flatMap { client in
      [RegisteredFact(at: server, .clientID, client.clientID)]
        + client.redirectURIs.map {
          RegisteredFact(at: server, .redirectURI, of: client.clientID, $0)
        }
    }
    // A verifier is a secret, even one that every copy of the app has.
    let verifier = isSeeded ? settings.codeVerifier : nil
    let rules = AccessTokenRules()
    return [RegisteredFact(at: server, .issuer, PKCEConstants.issuer)] + registrations + [
      RegisteredFact(at: server, .audience, settings.audience),
      RegisteredFact(at: app, .issuer, settings.issuer),
      RegisteredFact(at: app, .clientID, PKCEConstants.clientID),
      RegisteredFact(at: app, .redirectURI, of: PKCEConstants.clientID, settings.redirectURI),
      RegisteredFact(at: app, .algorithm, SignatureAlgorithm.rs256.name),
    ] + (verifier.map { [RegisteredFact(at: app, .codeVerifier, $0)] } ?? []) + [
      RegisteredFact(at: api, .issuer, rules.issuer),
      RegisteredFact(at: api, .audience, rules.audience),
      RegisteredFact(at: api, .scope, rules.scope),
      RegisteredFact(at: api, .keySetURL, PKCEConstants.keySetURL),
      RegisteredFact(at: api, .algorithm, SignatureAlgorithm.rs256.name),
    ]
  }
}
