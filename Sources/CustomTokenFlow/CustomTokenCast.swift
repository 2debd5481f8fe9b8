import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary

/// The participants of one run of the custom-token flow.
struct CustomTokenCast {
  let user: User
  let app: MobileApp
  let device: Device
  let browser: Browser
  let facebook: Facebook
  let service: MobileService
  let attacker: (any Attacker)?
  let registered: [RegisteredFact]

  init(_ setUp: RunSetUp) throws {
    let settings = try CustomTokenSettings(setUp.settings)
    let registration = Registration(settings, environment: setUp.environment)
    registered = registration.facts(settings, isSeeded: setUp.environment.seed != nil)
    attacker = setUp.attacker()
    user = User(
      credentials: registration.credentials, decision: .approve, browser: .browser,
      seat: setUp.seat(of: .user))
    app = MobileApp(
      settings: MobileApp.Settings(
        signIns: settings.signIns, tokenPrefix: settings.tokenPrefix), seat: setUp.seat(of: .app))
    let registrations = [
      AppRegistration(
        app: app.name, redirectURI: URI(CustomTokenWorld.redirectURI), domainOwners: [:])
    ].compactMap { $0 }
    device = Device(
      registrations: registrations, storage: DeviceStorage(package: registration.package(settings)),
      seat: setUp.seat(of: .device))
    browser = Browser(
      .dialog, appLinks: registrations, cookies: registration.browserCookies,
      seat: setUp.seat(of: .browser))
    facebook = Facebook(
      settings: registration.facebookSettings, seat: setUp.seat(of: .facebook))
    service = MobileService(
      host: CustomTokenWorld.serviceHost, settings: registration.serviceSettings(settings),
      seat: setUp.seat(of: .mobileService))
  }

  /// All but the attacker, in the order in which the transcript lists them.
  var honest: [any Participant] { [user, app, device, browser, facebook, service] }
}
