import WireFormats

// What is fixed about the mobile service: what its documentation says, and what everybody can look up.
extension MobileService {
  static let host: WireText = "scorepredict.azure-mobile.net"
  static let origin: WireText = "https://\(host)"
  /// Ships with every copy of the app.
  static let applicationKey: WireText = "oTDIErDxiBNEXbVfVEvxNkyqnnFlQW54"
  /// The header field that carries a token.
  static let tokenField: WireText = "X-ZUMO-AUTH"
  /// The `iss` of every token of Mobile Services.
  static let issuer: WireText = "urn:microsoft:windows-azure:zumo"
  /// The provider of users with a password, as `aud` names it.
  static let ownProvider: WireText = "Custom"
  /// The provider of users who come from Facebook, as `aud` names it.
  static let facebookProvider: WireText = "Facebook"
  /// The providers whose users the service knows.
  static let providers = [ownProvider, facebookProvider]
  /// The number of characters that a master key has at least.
  static let shortestMasterKey = 32
  /// The seconds from the issue of a token to its expiry.
  static let tokenLifetime = 30 * 24 * 3600
  /// The user id of Bob, the victim.
  static let victim: WireText = "\(facebookProvider):\(Facebook.user)"
  /// The user id of Mallory, the attacker.
  static let attacker: WireText = "\(facebookProvider):\(Facebook.attackersUser)"

  /// Where the service's endpoints are.
  enum Path {
    static let facebookLogin: WireText = "/login/facebook"
    static let createUser: WireText = "/api/create_user"
    static let logIn: WireText = "/api/login_user"
    static let predictions: WireText = "/tables/predictions"
  }
}

// What is fixed about Facebook: its hosts, the apps that are registered there, and who uses them.
extension Facebook {
  static let dialogHost: WireText = "www.facebook.com"
  static let graphHost: WireText = "graph.facebook.com"
  static let dialogPath: WireText = "/v2.2/dialog/oauth"
  static let tokenInformationPath: WireText = "/debug_token"
  /// Where the maker of an app asks about an access token.
  static let tokenInformationURL: WireText = "https://\(graphHost)\(tokenInformationPath)"
  /// The name of the cookie that carries a session.
  static let cookieName: WireText = "c_session"
  /// The app's number.
  static let appID: WireText = "1413000000042"
  /// Where the answers for the app go: a scheme with the app's number in it.
  static let redirectURI: WireText = "fb\(appID)://authorize"
  /// The number of Bob, the victim.
  static let user: WireText = "100004242424242"
  /// The number of Mallory, the attacker.
  static let attackersUser: WireText = "100009999999999"
  /// The cookie of Mallory's session, in his own browser.
  static let attackersCookie: WireText = "mallorys-own-session"
  /// The number of another app, which Bob uses too.
  static let otherAppID: WireText = "1413000000099"
  /// The access token that the other app got for Bob.
  static let tokenForOtherApp: WireText = "bobs-token-for-a-game-about-herons"
}
