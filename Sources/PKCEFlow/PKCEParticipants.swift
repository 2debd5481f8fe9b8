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
        choices: ServerChoices(
          sendsIssuer: !settings.leavesIssuerOut, takesOldClients: settings.takesOldClients,
          redirectStatus: settings.redirectStatus),
        seat: setUp.seat(of: .authorizationServer)),
      ResourceServer(
        rules: AccessTokenRules(), keys: KeyCache.Source(url: PKCEConstants.keySetURL),
        photos: [
          alice.subject: PhotoAPI.alicesPhotos, mallory.subject: ["mallorys-own-cat.jpg"],
        ], seat: setUp.seat(of: .resourceServer)),
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
        redirectURIs: [settings.anotherRedirectURI]),
    ]
  }

  /// The apps that claimed something at the device, in the order in which they were installed.
  private static func appLinks(
    _ settings: RunSettings<PKCESettings>, attacker: (any Attacker)?
  ) -> [AppRegistration] {
    let own = settings.redirectURIs.map { (ParticipantName.app, URI($0)) }
    let others = (attacker?.claims ?? []).map { (ParticipantName.attacker, $0) }
    return (own + others).compactMap { app, uri in
      AppRegistration(app: app, redirectURI: uri, domainOwners: PKCEConstants.domainOwners)
    }
  }

  /// What the participants are set up with, before any of them acts.
  private static func registeredFacts(
    _ settings: RunSettings<PKCESettings>, _ clients: [ClientRegistration], isSeeded: Bool
  ) -> [RegisteredFact] {
    let server: [RegisteredFact] =
      .at(.authorizationServer, [.issuer: [PKCEConstants.issuer]])
      + clients.flatMap { client in
        .at(.authorizationServer, [.clientID: [client.clientID]])
          + .at(.authorizationServer, of: client.clientID, [.redirectURI: client.redirectURIs])
      } + .at(.authorizationServer, [.audience: [settings.audience]])
    // A verifier is a secret, even one that every copy of the app has.
    let verifier = isSeeded ? settings.codeVerifier : nil
    let clientID = PKCEConstants.clientID
    let rs256 = SignatureAlgorithm.rs256.name
    let app: [RegisteredFact] =
      .at(.app, [.issuer: [settings.issuer], .clientID: [clientID]])
      + .at(.app, of: clientID, [.redirectURI: settings.redirectURIs])
      + .at(.app, [.algorithm: [rs256], .codeVerifier: [verifier]])
    let rules = AccessTokenRules()
    let api: [RegisteredFact] = .at(
      .resourceServer,
      [
        .issuer: [rules.issuer], .audience: [rules.audience], .scope: [rules.scope],
        .keySetURL: [PKCEConstants.keySetURL], .algorithm: [rs256],
      ])
    return server + app + api
  }
}
