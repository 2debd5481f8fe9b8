import JOSE
import OAuthModel
import TranscriptModel
import WireFormats

/// Sign in with Apple, into Firebase, and on to the app's own API.
struct NonceFlow: Flow {
  let name = "nonce"
  let title = "Sign in with Apple into Firebase, held together by a nonce"

  let defences: [Defence] = [
    .noncePerSignIn, .credentialExpected, .tokenIsText, .codeHashMatches,
    .identityTokenAlgorithm, .keysFromIssuer, .keyNamedByKeyID, .keyDecidesAlgorithm,
    .identityTokenSignature, .identityTokenIssuer, .identityTokenAudience, .identityTokenClaims,
    .identityTokenUnexpired, .identityTokenIssuedAt, .nonceOnce, .nonceRequired, .nonceMatches,
    .accountBySubject,
    .tokenInHeaderOnly, .firebaseKeysRequired, .firebaseTokenSignature, .firebaseTokenIssuer,
    .firebaseTokenAudience, .firebaseTokenSubject, .firebaseTokenUnexpired,
    .firebaseTokenIssuedAt, .sameSubject,
  ]

  let messages = MessageName.nonceFlow

  let participants: [ParticipantName] = [.user, .app, .device, .apple, .firebase, .resourceServer]

  let attacks = Attack.ofIdentityTokens

  var settingNames: [String] { NonceSettings.names }

  func tokenKind(at place: Place, in message: MessageName) -> TokenKind {
    switch message {
    case .appleAuthorizationResponse, .appleCredential, .firebaseSignInRequest: .identityToken
    default: .firebaseToken
    }
  }

  func prepare(_ setUp: RunSetUp) throws -> PreparedRun {
    let settings = try NonceSettings(setUp.configuration.settings)
    let environment = setUp.environment
    let accounts = Self.accounts(environment.random)
    let apiKey = "AIza" + environment.random.text(24, for: "firebase: API key")
    let apple = AppleServer(
      settings: AppleServer.Settings(
        clientIDs: [Self.bundleID, Self.servicesID], accounts: accounts,
        clockAhead: settings.clockAhead, isVerifiedAsText: settings.isVerifiedAsText,
        isNonceSupported: settings.isNonceSupported, rotation: settings.rotation),
      environment: environment,
      signers: [
        try TokenSigner(environment.signingKey(.apple)),
        try TokenSigner(environment.signingKey(.appleNext)),
      ])
    let firebase = FirebaseServer(
      settings: FirebaseServer.Settings(
        projectID: Self.projectID, projectNumber: "123456789012", apiKey: apiKey,
        audiences: settings.audiences, algorithms: settings.algorithms,
        asksAgainForKeys: settings.asksAgainForKeys),
      defences: setUp.defences, environment: environment,
      signer: try TokenSigner(environment.signingKey(.firebase)), wire: setUp.wire)
    let app = AppleSignInApp(
      settings: AppleSignInApp.Settings(
        bundleID: Self.bundleID, apiKey: apiKey, photosURL: "https://\(Self.apiHost)/photos",
        signInCount: settings.people.count, alphabet: settings.alphabet,
        rawNonce: settings.rawNonce, nonceForApple: settings.nonceForApple,
        nonceForFirebase: settings.nonceForFirebase, tokenReading: settings.tokenReading,
        keepsPending: settings.keepsPending),
      defences: setUp.defences, environment: environment, wire: setUp.wire)
    return PreparedRun(
      participants: [
        AppleIDUser(
          settings: AppleIDUser.Settings(
            people: settings.people, approves: settings.approves, tapsTwice: settings.tapsTwice),
          wire: setUp.wire),
        app,
        AuthenticationServices(
          settings: AuthenticationServices.Settings(
            appName: "Photo app", clientID: settings.clientID, sessions: accounts),
          wire: setUp.wire),
        apple, firebase, Self.photosAPI(setUp),
      ],
      start: { await app.start() }, isFinished: { await app.isFinished })
  }

  /// The app's own API.
  private static func photosAPI(_ setUp: RunSetUp) -> ResourceServer {
    ResourceServer(
      host: apiHost,
      settings: ResourceServer.Settings(
        rules: FirebaseTokenRules(projectID: projectID),
        keys: KeyCache.Source(url: FirebaseServer.keySetURL, message: .firebaseKeysRequest),
        photos: [:]),
      defences: setUp.defences, environment: setUp.environment, wire: setUp.wire)
  }
}

extension NonceFlow {
  static let bundleID = "com.example.app"
  static let servicesID = "com.example.app.web"
  private static let projectID = "photo-app-project"
  private static let apiHost = "resource-server.example"

  /// The 64 characters of the tutorial: the capital letters lack one.
  static let tutorialAlphabet =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._"

  /// Who can sign in.
  static let people = ["alice", "mallory", "eve"]

  /// Their Apple IDs. Eve got the e-mail address that Alice had.
  private static func accounts(_ random: any RandomSource) -> [AppleAccount] {
    func account(_ person: String, _ name: String, email: String) -> AppleAccount {
      AppleAccount(
        person: person, session: random.text(16, for: "apple: session of \(person)"),
        subject: "001234." + Hex.encode(random.octets(16, for: "apple: subject of \(person)"))
          + ".0815",
        email: email, firstName: name, lastName: "Example")
    }
    return [
      account("alice", "Alice", email: "alice@example.com"),
      account("mallory", "Mallory", email: "mallory@example.com"),
      account("eve", "Eve", email: "alice@example.com"),
    ]
  }
}
