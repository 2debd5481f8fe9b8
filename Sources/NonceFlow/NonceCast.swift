import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The participants of one run of the flow with Apple and Firebase.
struct NonceCast {
  let user: AppleIDUser
  let app: AppleSignInApp
  let device: AuthenticationServices
  let apple: AppleServer
  let firebase: FirebaseServer
  let resourceServer: ResourceServer
  let attacker: (any Attacker)?
  let registered: [RegisteredFact]

  init(_ setUp: RunSetUp) throws {
    let settings = try NonceSettings(setUp.settings)
    let environment = setUp.environment
    registered = Self.facts(settings, isSeeded: environment.seed != nil)
    let accounts = Self.accounts(environment.random)
    let apiKey = "AIza" + environment.random.text(24, for: "firebase: API key")
    let localIDs = Self.localIDs(of: accounts, environment.random).mapValues {
      settings.localID ?? $0
    }
    attacker = setUp.attacker()
    user = AppleIDUser(
      settings: AppleIDUser.Settings(
        people: settings.people, approves: settings.approves, tapsTwice: settings.tapsTwice),
      seat: setUp.seat(of: .user))
    app = AppleSignInApp(
      settings: AppleSignInApp.Settings(settings, apiKey: apiKey), seat: setUp.seat(of: .app))
    device = AuthenticationServices(
      settings: AuthenticationServices.Settings(
        appName: "Photo app", clientID: settings.clientID, sessions: accounts),
      seat: setUp.seat(of: .device))
    apple = AppleServer(
      settings: AppleServer.Settings(settings, accounts: accounts),
      signers: [
        try environment.signer(.apple),
        try environment.signer(.appleNext),
      ], seat: setUp.seat(of: .apple))
    firebase = FirebaseServer(
      settings: FirebaseServer.Settings(settings, apiKey: apiKey, localIDs: localIDs),
      signer: try environment.signer(.firebase), seat: setUp.seat(of: .firebase))
    resourceServer = ResourceServer(
      host: PhotoAPI.host,
      settings: ResourceServer.Settings(
        rules: FirebaseTokenRules(projectID: NonceWorld.projectID),
        keys: KeyCache.Source(url: FirebaseServer.keySetURL, message: .firebaseKeysRequest),
        photos: Self.photos(accounts, localIDs)), seat: setUp.seat(of: .resourceServer))
  }

  /// All but the attacker, in the order in which the transcript lists them.
  var honest: [any Participant] { [user, app, device, apple, firebase, resourceServer] }

  private static func accounts(_ random: any RandomSource) -> [AppleAccount] {
    func account(_ person: WireText, _ name: WireText, email: WireText) -> AppleAccount {
      AppleAccount(
        person: person, session: random.text(16, for: "apple: session of \(person)"),
        subject: "001234." + Hex.encode(random.octets(16, for: "apple: subject of \(person)"))
          + ".0815",
        email: email, firstName: name, lastName: "Example")
    }
    return [
      account("alice", "Alice", email: "alice@example.com"),
      account("eve", "Eve", email: "alice@example.com"),
    ]
  }

  /// The ids that the people get at Firebase when they come, by their ids at Apple.
  private static func localIDs(
    of accounts: [AppleAccount], _ random: any RandomSource
  ) -> [WireText: WireText] {
    Dictionary(
      accounts.map { ($0.subject, random.text(21, for: "firebase: localId of \($0.person)")) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func photos(
    _ accounts: [AppleAccount], _ localIDs: [WireText: WireText]
  ) -> [WireText: [WireText]] {
    Dictionary(
      accounts.map { (localIDs[$0.subject] ?? "", NonceWorld.photos[$0.person] ?? []) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension AppleSignInApp.Settings {
  fileprivate init(_ settings: NonceSettings, apiKey: WireText) {
    self.init(
      bundleID: NonceWorld.bundleID, apiKey: apiKey, photosURL: PhotoAPI.photosURL,
      signInCount: settings.people.count, alphabet: settings.alphabet,
      rawNonce: settings.rawNonce, nonceForApple: settings.nonceForApple,
      nonceForFirebase: settings.nonceForFirebase, tokenReading: settings.tokenReading,
      tokenPlace: settings.tokenPlace, keepsPending: settings.keepsPending)
  }
}

extension AppleServer.Settings {
  fileprivate init(_ settings: NonceSettings, accounts: [AppleAccount]) {
    self.init(
      clientIDs: NonceCast.appleClients, accounts: accounts, issuer: settings.issuer,
      leftOutClaim: settings.leftOutClaim,
      areTimesText: settings.areTimesText, tokenLifetime: NonceWorld.identityTokenLifetime,
      clockAhead: settings.clockAhead, isVerifiedAsText: settings.isVerifiedAsText,
      isNonceSupported: settings.isNonceSupported, rotation: settings.rotation)
  }
}

extension FirebaseServer.Settings {
  fileprivate init(_ settings: NonceSettings, apiKey: WireText, localIDs: [WireText: WireText]) {
    self.init(
      projectNumber: NonceWorld.projectNumber, apiKey: apiKey,
      audiences: settings.audiences, algorithms: settings.algorithms,
      asksAgainForKeys: settings.asksAgainForKeys, localIDs: localIDs,
      clockAhead: settings.firebaseClockAhead, tokenIssuer: settings.tokenIssuer,
      tokenAudience: settings.tokenAudience)
  }
}
