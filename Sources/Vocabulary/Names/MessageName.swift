public import WireFormats

/// What a message or a calculation is in its flow: the base of a step id.
///
/// The second step of one name has the id `token-request#2`; its message name is `token-request`.
public struct MessageName: OpenVocabulary {
  /// The name in kebab case.
  public let rawValue: WireText

  /// The name with the given spelling.
  public init(rawValue: WireText) { self.rawValue = rawValue }

  /// The name that a step id is made of: the id without its `#2`.
  public init(ofStep id: WireText) {
    rawValue = id.prefix(upTo: "#")
  }
}

extension MessageName {
  /// The app asks the authorization server for its metadata.
  public static let metadataRequest = Self("metadata-request")
  /// The authorization server names its endpoints and abilities.
  public static let metadataResponse = Self("metadata-response")
  /// The app calculates verifier, challenge, state and nonce.
  public static let codeChallenge = Self("code-challenge")
  /// The app asks the device to open the authorization URL.
  public static let openBrowser = Self("open-browser")
  /// The device hands the authorization URL to the system browser.
  public static let browserLaunch = Self("browser-launch")
  /// The browser asks the authorization server for the authorization URL.
  public static let authorizationRequest = Self("authorization-request")
  /// The authorization server answers with a page to sign in and to consent.
  public static let loginPage = Self("login-page")
  /// The browser shows that page to the user.
  public static let loginPrompt = Self("login-prompt")
  /// The user types name and password, and decides.
  public static let credentials = Self("credentials")
  /// The browser sends the filled-in form to the authorization server.
  public static let loginSubmit = Self("login-submit")
  /// The authorization server redirects with a code or an error.
  public static let authorizationResponse = Self("authorization-response")
  /// The browser hands the redirect to the device, since the scheme is not one of its own.
  public static let redirect = Self("redirect")
  /// The device hands the redirect to the app that claims the scheme.
  public static let callback = Self("callback")
  /// The app compares state and issuer with the pending request.
  public static let stateCheck = Self("state-check")
  /// The app sends code and verifier to the token endpoint.
  public static let tokenRequest = Self("token-request")
  /// The authorization server looks a code up before it marks it, in two acts instead of one.
  public static let codeLookup = Self("code-lookup")
  /// The authorization server issues tokens or refuses.
  public static let tokenResponse = Self("token-response")
  /// Somebody who must check a signature asks for the key set.
  public static let keysRequest = Self("keys-request")
  /// The authorization server publishes its public keys.
  public static let keysResponse = Self("keys-response")
  /// The app judges the ID token.
  public static let idTokenCheck = Self("id-token-check")
  /// The app asks the resource server for the user's data.
  public static let resourceRequest = Self("resource-request")
  /// The resource server judges the access token.
  public static let accessTokenCheck = Self("access-token-check")
  /// The resource server answers with data or refuses.
  public static let resourceResponse = Self("resource-response")
  /// The app trades its refresh token for new tokens.
  public static let refreshRequest = Self("refresh-request")
  /// The authorization server issues new tokens or refuses.
  public static let refreshResponse = Self("refresh-response")

  /// The attacker gets the user to open a link.
  public static let link = Self("link")
  /// A link is opened at the device, by the user or by another app.
  public static let openLink = Self("open-link")
  /// The app shows the authorization URL in a view of its own.
  public static let openWebView = Self("open-web-view")
  /// The browser follows a redirect to another server.
  public static let redirectRequest = Self("redirect-request")
  /// That server answers with a page.
  public static let redirectResponse = Self("redirect-response")

  /// The names that only steps of an attack on that flow have.
  public static let pkceAttacks: [Self] = [
    link, openLink, openWebView, redirectRequest, redirectResponse,
  ]

  /// The names of the flow with an authorization code and PKCE, in the order of their first step.
  public static let pkceFlow: [Self] = [
    metadataRequest, metadataResponse, codeChallenge, openBrowser, browserLaunch,
    authorizationRequest, loginPage, loginPrompt, credentials, loginSubmit, authorizationResponse,
    redirect, callback, stateCheck, tokenRequest, codeLookup, tokenResponse, keysRequest,
    keysResponse,
    idTokenCheck, resourceRequest, accessTokenCheck, resourceResponse, refreshRequest,
    refreshResponse,
  ]
}
