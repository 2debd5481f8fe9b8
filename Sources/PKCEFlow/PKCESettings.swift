import FlowsShared
import Simulation
import TranscriptModel
import WireFormats

/// What a lesson may change in the participants of the PKCE flow.
struct PKCESettings {
  static let names: [WireText] = [
    "app.code_verifier", "app.code_challenge", "app.code_challenge_encoding", "app.redirect_uri",
    "app.issuer", "app.scope", "app.login_page_in", "app.token_request_body",
    "app.access_token_in", "app.api_token", "authorization-server.redirect_uri",
    "authorization-server.audience",
    "user.decision",
  ]

  var codeVerifier: WireText?
  var codeChallenge: WireText?
  var challengeEncoding: ChallengeEncoding
  /// Where the app asks the answer to be sent.
  var redirectURI: WireText
  /// The server that the user chose in the app.
  var issuer: WireText
  var scope: WireText
  /// Whether the app shows the login page in a view of its own.
  var showsOwnView: Bool
  /// Whether the app sends its token request as JSON.
  var sendsJSON: Bool
  /// Whether the app puts its access token into the URL.
  var sendsTokenInURL: Bool
  /// Whether the app brings its ID token to the API.
  var sendsIDToken: Bool
  /// What is registered for the app.
  var registeredRedirectURI: WireText
  /// The API that access tokens are for.
  var audience: WireText
  var decision: User.Decision

  init(_ settings: [NamedValue]) throws(ConfigurationError) {
    let values = SettingValues(settings)
    codeVerifier = values["app.code_verifier"]
    codeChallenge = values["app.code_challenge"]
    challengeEncoding =
      try values.choice("app.code_challenge_encoding", of: ChallengeEncoding.self) ?? .base64URL
    redirectURI = values["app.redirect_uri"] ?? PKCEWorld.redirectURI
    issuer = values["app.issuer"] ?? PKCEWorld.issuer
    scope = values["app.scope"] ?? "openid photos"
    showsOwnView =
      try values.choice("app.login_page_in", of: ["browser", "web-view"]) == "web-view"
    sendsJSON = try values.choice("app.token_request_body", of: ["form", "json"]) == "json"
    sendsTokenInURL = try values.choice("app.access_token_in", of: ["header", "url"]) == "url"
    sendsIDToken =
      try values.choice("app.api_token", of: ["access_token", "id_token"]) == "id_token"
    registeredRedirectURI = values["authorization-server.redirect_uri"] ?? redirectURI
    audience = values["authorization-server.audience"] ?? PhotoAPI.identifier
    decision = try values.choice("user.decision", of: User.Decision.self) ?? .approve
  }
}
