import FlowsShared
import Simulation
import TranscriptModel
import WireFormats

/// What the participants of the custom-token flow share with each other and with nobody else: keys,
/// the user's password, and his session at Facebook.
struct Registration: Sendable {
  let masterKey: WireText
  let credentials: Credentials
  private let facebookAppSecret: WireText
  private let facebookCookie: WireText

  init(_ settings: CustomTokenSettings, environment: RunEnvironment) {
    let random = environment.random
    masterKey = settings.masterKey ?? random.text(24, for: "mobile-service: master key")
    facebookAppSecret = random.text(24, for: "facebook: app secret")
    facebookCookie = random.text(16, for: "facebook: session cookie")
    credentials = Credentials(
      username: "alice", password: random.text(12, for: "user: password"))
  }

  /// The session that the browser has with Facebook.
  var browserCookies: [WireText: WireText] {
    [Facebook.Host.dialog: "\(Facebook.cookieName)=\(facebookCookie)"]
  }

  /// What every copy of the app brings with it.
  func package(_ settings: CustomTokenSettings) -> [NamedValue] {
    let key = NamedValue("application_key", CustomTokenWorld.applicationKey)
    return settings.isMasterKeyShipped ? [key, NamedValue("master_key", masterKey)] : [key]
  }

  var facebookSettings: Facebook.Settings {
    Facebook.Settings(
      appID: CustomTokenWorld.facebookAppID, appSecret: facebookAppSecret,
      redirectURI: CustomTokenWorld.redirectURI,
      sessions: [
        facebookCookie: CustomTokenWorld.facebookUser,
        CustomTokenWorld.attackersCookie: CustomTokenWorld.attackersFacebookUser,
      ],
      tokens: [
        CustomTokenWorld.tokenForOtherApp: Facebook.IssuedToken(
          appID: CustomTokenWorld.otherFacebookAppID, user: CustomTokenWorld.facebookUser)
      ])
  }

  func serviceSettings(_ settings: CustomTokenSettings) -> MobileService.Settings {
    MobileService.Settings(
      applicationKey: CustomTokenWorld.applicationKey, masterKey: masterKey,
      script: settings.script, passwordIterations: settings.passwordIterations,
      isTableOpen: settings.isTableOpen, facebookAppID: CustomTokenWorld.facebookAppID,
      facebookAppSecret: facebookAppSecret,
      facebookDebugURL: "https://\(Facebook.Host.graph)\(Facebook.Path.tokenInformation)",
      rows: [PredictionRow(id: "house", match: "Lions - Herons", score: "1:1", userID: nil)])
  }
}
