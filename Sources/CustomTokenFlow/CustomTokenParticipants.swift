import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The participants of one run of the custom-token flow, and what they are set up with.
struct CustomTokenParticipants {
  let app: MobileApp
  /// All but the attacker, in the order in which the transcript lists them.
  let honest: [any Participant]
  /// What the participants are set up with, before any of them acts.
  let registered: [RegisteredFact]

  init(_ setUp: RunSetUp) {
    let settings = RunSettings<CustomTokenSettings>(setUp.settings)
    let secrets = CustomTokenSecrets(settings, environment: setUp.environment)
    registered = Self.facts(settings, secrets, isSeeded: setUp.environment.seed != nil)
    app = MobileApp(settings: settings, seat: setUp.seat(of: .app))
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
    honest = [
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
  }

  /// The app's registration at Facebook, as both sides have it, and what the service is set up with.
  ///
  /// The master key stands among it in seeded runs only, in which nothing is secret.
  private static func facts(
    _ settings: RunSettings<CustomTokenSettings>, _ secrets: CustomTokenSecrets, isSeeded: Bool
  ) -> [RegisteredFact] {
    let appID = Facebook.appID
    let atFacebook = [ParticipantName.app, .facebook].flatMap { participant in
      [
        RegisteredFact(at: participant, .appID, appID),
        RegisteredFact(at: participant, .redirectURI, of: appID, Facebook.redirectURI),
      ]
    }
    let atService: [(FactName, WireText)] = [
      (.applicationKey, MobileService.applicationKey), (.appID, appID),
      (.issuer, MobileService.issuer), (.audience, MobileService.ownProvider),
      (.audience, MobileService.facebookProvider), (.version, "2"),
      (.algorithm, SignatureAlgorithm.hs256.name),
      (.passwordIterations, "\(settings.passwordIterations)"),
    ]
    let secret = isSeeded ? [(FactName.masterKey, secrets.masterKey)] : []
    return atFacebook + (atService + secret).map { RegisteredFact(at: .mobileService, $0, $1) }
  }
}
