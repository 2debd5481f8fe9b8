import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The participants of one run of the flow with Apple and Firebase.
struct NonceParticipants {
  let app: AppleSignInApp
  /// All but the attacker, in the order in which the transcript lists them.
  let honest: [any Participant]

  init(_ setUp: RunSetUp) throws {
    let settings = RunSettings<NonceSettings>(setUp.settings)
    let environment = setUp.environment
    let accounts = Self.accounts(environment.random)
    let apiKey = "AIza" + environment.random.text(24, for: "firebase: API key")
    let localIDs = Dictionary(
      accounts.map { account in
        let drawn = environment.random.text(21, for: "firebase: localId of \(account.person)")
        return (account.subject, settings.localID ?? drawn)
      }, uniquingKeysWith: { first, _ in first })
    let photos = Dictionary(
      accounts.map { (localIDs[$0.subject] ?? "", PhotoApp.photos[$0.person] ?? []) },
      uniquingKeysWith: { first, _ in first })
    app = AppleSignInApp(settings, apiKey: apiKey, seat: setUp.seat(of: .app))
    honest = [
      AppleIDUser(settings, seat: setUp.seat(of: .user)), app,
      AuthenticationServices(settings, accounts: accounts, seat: setUp.seat(of: .device)),
      AppleServer(
        settings, accounts: accounts,
        keys: RotatingKeys(
          settings.keyRotation, first: try environment.signer(.apple),
          next: try environment.signer(.appleNext)), seat: setUp.seat(of: .apple)),
      FirebaseServer(
        settings, project: FirebaseServer.Project(apiKey: apiKey, localIDs: localIDs),
        signer: try environment.signer(.firebase), seat: setUp.seat(of: .firebase)),
      ResourceServer(
        host: PhotoAPI.host,
        settings: ResourceServer.Settings(
          rules: FirebaseTokenRules(),
          keys: KeyCache.Source(url: FirebaseAddresses.keySetURL, message: .firebaseKeysRequest),
          photos: photos), seat: setUp.seat(of: .resourceServer)),
    ]
  }

  private static func accounts(_ random: any RandomSource) -> [AppleAccount] {
    func account(_ person: WireText, _ name: WireText) -> AppleAccount {
      AppleAccount(
        person: person, session: random.text(16, for: "apple: session of \(person)"),
        subject: "001234." + Hex.encode(random.octets(16, for: "apple: subject of \(person)"))
          + ".0815",
        email: "alice@example.com", firstName: name, lastName: "Example")
    }
    return [account("alice", "Alice"), account("eve", "Eve")]
  }

  /// What the participants are set up with, before any of them acts.
  ///
  /// Apple is registered as it is documented, whatever it writes into its tokens in this run.
  static func registeredFacts(_ setUp: RunSetUp) -> [RegisteredFact] {
    let settings = RunSettings<NonceSettings>(setUp.settings)
    // A raw nonce that is drawn is no fact, and in a live run one that is set is a secret.
    let rawNonce = setUp.environment.seed == nil ? nil : settings.rawNonce
    let facts: KeyValuePairs<ParticipantName, KeyValuePairs<FactName, [WireText]>> = [
      .device: [.clientID: [settings.clientID]],
      .app: [
        .alphabet: settings.rawNonce == nil ? [settings.alphabet] : [],
        .rawNonce: rawNonce.map { [$0] } ?? [],
        .pendingSignIn: settings.losesPending ? [Presence.none.rawValue] : [],
      ],
      .apple: [
        .issuer: [AppleAddresses.issuer], .keySetURL: [AppleAddresses.keySetURL],
        .clientID: PhotoApp.clientIDs,
      ],
      .firebase: [
        .projectID: [PhotoApp.projectID], .projectNumber: [PhotoApp.projectNumber],
        .issuer: [AppleAddresses.issuer], .keySetURL: [AppleAddresses.keySetURL],
        .audience: settings.audiences, .algorithm: settings.algorithms,
      ],
      .resourceServer: [
        .issuer: [PhotoApp.tokenIssuer], .audience: [PhotoApp.projectID],
        .keySetURL: [FirebaseAddresses.keySetURL], .algorithm: [SignatureAlgorithm.rs256.name],
      ],
    ]
    return facts.flatMap { participant, facts in
      facts.flatMap { name, values in
        values.map { RegisteredFact(at: participant, name, $0) }
      }
    }
  }
}
