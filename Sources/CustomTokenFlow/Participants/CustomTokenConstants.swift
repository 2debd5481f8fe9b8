import FlowsShared
import HTTPModel
import Simulation
import Vocabulary
import WireFormats

// What is fixed about the mobile service: what its documentation says, and what everybody can look up.
extension MobileService {
  static let host: WireText = "scorepredict.azure-mobile.net"
  static let origin: WireText = "https://\(host)"
  /// Ships with every copy of the app.
  static let applicationKey: WireText = "oTDIErDxiBNEXbVfVEvxNkyqnnFlQW54"
  /// The header field that carries it.
  static let applicationField: WireText = "X-ZUMO-APPLICATION"
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
    static let tables: WireText = "/tables/"
    static let predictions: WireText = "\(tables)predictions"
  }
}

// What is fixed about Facebook: its hosts, the apps that are registered there, and who uses them.
extension Facebook {
  static let dialogHost: WireText = "www.facebook.com"
  static let graphHost: WireText = "graph.facebook.com"
  static let dialogPath: WireText = "/v2.2/dialog/oauth"
  /// Where the maker of an app exchanges an access token.
  static let exchangePath: WireText = "/oauth/access_token"
  /// Where anybody learns whose an access token is.
  static let userPath: WireText = "/me"
  /// The grant type of the exchange, and the parameter with the token.
  static let exchangeGrant: WireText = "fb_exchange_token"
  static let exchangeName: ParameterName = "fb_exchange_token"
  /// How long a token lives that was exchanged, in seconds.
  static let longLife = 60 * 24 * 3600
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

// The requests that the app sends, and that an attacker sends in its name.
extension HTTPRequest {
  /// A request to the mobile service: a `POST` of JSON, or a `GET` where there is none.
  static func mobileService(
    _ path: WireText, json: JSONValue? = nil, token: WireText? = nil
  ) -> HTTPRequest {
    let url = URI(MobileService.origin + path)
    var fields: HTTPFields = [
      "Accept": MediaType.json
    ]
    fields.append(MobileService.applicationField, MobileService.applicationKey)
    if let token { fields.append(MobileService.tokenField, token) }
    return json.map { .post(url, json: $0, fields: fields) } ?? .get(url, fields: fields)
  }
}

extension URI {
  /// Facebook's dialog, asked for an access token for the app.
  static func facebookDialog(state: WireText) -> URI {
    URI("https://\(Facebook.dialogHost)\(Facebook.dialogPath)").adding(
      FormParameters([
        .clientID: Facebook.appID, .redirectURI: Facebook.redirectURI, .responseType: "token",
        .state: state,
      ]))
  }
}

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
}
