import FlowsShared
import JOSE
package import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// Who takes part in the flow with Apple and Firebase, and what each is set up with.
extension NonceFlow {
  /// Sets the participants up, with the attacker last if there is one.
  package func prepare(_ setUp: RunSetUp) throws -> PreparedRun {
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
    let app = AppleSignInApp(settings, apiKey: apiKey, seat: setUp.seat(of: .app))
    let honest: [any Participant] = [
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
        rules: FirebaseTokenRules(),
        keys: KeyCache.Source(url: FirebaseAddresses.keySetURL, message: .firebaseKeysRequest),
        photos: photos, seat: setUp.seat(of: .resourceServer)),
    ]
    return PreparedRun(
      honest: honest,
      registered: Self.registeredFacts(settings, isSeeded: environment.seed != nil),
      attacker: setUp.attacker(), start: { await app.start() },
      isFinished: { await app.isFinished })
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
  private static func registeredFacts(
    _ settings: RunSettings<NonceSettings>, isSeeded: Bool
  ) -> [RegisteredFact] {
    // A raw nonce that is drawn is no fact, and in a live run one that is set is a secret.
    let app: [RegisteredFact] = .at(
      .app,
      [
        .alphabet: settings.rawNonce == nil ? [settings.alphabet] : [],
        .rawNonce: isSeeded ? [settings.rawNonce] : [],
        .pendingSignIn: settings.losesPending ? [Presence.none.rawValue] : [],
      ])
    let apple: [RegisteredFact] = .at(
      .apple,
      [
        .issuer: [AppleAddresses.issuer], .keySetURL: [AppleAddresses.keySetURL],
        .clientID: PhotoApp.clientIDs,
      ])
    let firebase: [RegisteredFact] = .at(
      .firebase,
      [
        .projectID: [PhotoApp.projectID], .projectNumber: [PhotoApp.projectNumber],
        .issuer: [AppleAddresses.issuer], .keySetURL: [AppleAddresses.keySetURL],
        .audience: settings.audiences, .algorithm: settings.algorithms,
      ])
    let api: [RegisteredFact] = .at(
      .resourceServer,
      [
        .issuer: [PhotoApp.tokenIssuer], .audience: [PhotoApp.projectID],
        .keySetURL: [FirebaseAddresses.keySetURL], .algorithm: [SignatureAlgorithm.rs256.name],
      ])
    return .at(.device, [.clientID: [settings.clientID]]) + app + apple + firebase + api
  }
}
