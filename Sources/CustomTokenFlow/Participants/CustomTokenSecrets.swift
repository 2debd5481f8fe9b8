import Simulation
import WireFormats

/// What some participants share with each other before a run begins, and nobody else knows.
struct CustomTokenSecrets: Sendable {
  /// The secret of the mobile service.
  let masterKey: WireText
  /// The secret that the mobile service and Facebook share.
  let facebookAppSecret: WireText
  /// The cookie of the user's session at Facebook, in the browser.
  let facebookCookie: WireText
  /// The user's name and password at the mobile service.
  let credentials: Credentials

  init(_ settings: RunSettings<CustomTokenSettings>, environment: RunEnvironment) {
    let random = environment.random
    masterKey = settings.masterKey ?? random.text(24, for: "mobile-service: master key")
    facebookAppSecret = random.text(24, for: "facebook: app secret")
    facebookCookie = random.text(16, for: "facebook: session cookie")
    credentials = Credentials(
      username: "alice", password: random.text(12, for: "user: password"))
  }

  /// What the service shows to Facebook when it asks about a token.
  var facebookAppToken: WireText { "\(Facebook.appID)|\(facebookAppSecret)" }
}
