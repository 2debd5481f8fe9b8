import FlowsShared
import HTTPModel
import JOSE
package import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// Who takes part in the custom-token flow, and what each is set up with.
extension CustomTokenFlow {
  /// Sets the participants up, with the attacker last if there is one.
  package func prepare(_ setUp: RunSetUp) -> PreparedRun {
    let settings = RunSettings<CustomTokenSettings>(setUp.settings)
    let secrets = CustomTokenSecrets(settings, environment: setUp.environment)
    let app = MobileApp(settings: settings, seat: setUp.seat(of: .app))
    let registration = AppRegistration(
      app: .app, redirectURI: URI(Facebook.redirectURI), domainOwners: [:])
    let registrations = [registration].compactMap(\.self)
    var package = [NamedValue("application_key", MobileService.applicationKey)]
    if settings.isMasterKeyShipped { package.append(NamedValue("master_key", secrets.masterKey)) }
    // The app opens Facebook's dialog, and not the page of an authorization server.
    var browser = BrowserKind.system
    browser.request = .dialogRequest
    browser.redirect = .tokenRedirect
    let session: WireText = "\(Facebook.cookieName)=\(secrets.facebookCookie)"
    let honest: [any Participant] = [
      User(
        credentials: secrets.credentials, decision: .approve, browser: .browser,
        seat: setUp.seat(of: .user)),
      app,
      Device(
        registrations: registrations, storage: DeviceStorage(package: package),
        seat: setUp.seat(of: .device)),
      Browser(
        browser, appLinks: registrations, cookies: [Facebook.dialogHost: session],
        seat: setUp.seat(of: .browser)),
      Facebook(secrets: secrets, seat: setUp.seat(of: .facebook)),
      MobileService(settings: settings, secrets: secrets, seat: setUp.seat(of: .mobileService)),
    ]
    return PreparedRun(
      honest: honest,
      registered: Self.registeredFacts(
        settings, secrets, isSeeded: setUp.environment.seed != nil),
      attacker: setUp.attacker(), start: { await app.run() },
      isFinished: { await app.isFinished })
  }

  /// The app's registration at Facebook, as both sides have it, and what the service is set up with.
  ///
  /// The master key stands among it in seeded runs only, in which nothing is secret.
  private static func registeredFacts(
    _ settings: RunSettings<CustomTokenSettings>, _ secrets: CustomTokenSecrets, isSeeded: Bool
  ) -> [RegisteredFact] {
    let appID = Facebook.appID
    let facebook = [ParticipantName.app, .facebook].flatMap { participant in
      [RegisteredFact].at(participant, [.appID: [appID]])
        + .at(participant, of: appID, [.redirectURI: [Facebook.redirectURI]])
    }
    let service: [RegisteredFact] = .at(
      .mobileService,
      [
        .applicationKey: [MobileService.applicationKey], .appID: [appID],
        .issuer: [MobileService.issuer], .audience: MobileService.providers, .version: ["2"],
        .algorithm: [SignatureAlgorithm.hs256.name],
        .passwordIterations: ["\(settings.passwordIterations)"],
        .masterKey: isSeeded ? [secrets.masterKey] : [],
      ])
    return facebook + service
  }
}
