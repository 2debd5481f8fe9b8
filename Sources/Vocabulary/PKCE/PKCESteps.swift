import WireFormats

/// The steps of the flow with an authorization code and PKCE.
extension MessageName {
  /// The app asks the authorization server for its metadata.
  public static let metadataRequest = Self("metadata-request")
  /// The authorization server names its endpoints and abilities.
  public static let metadataResponse = Self("metadata-response")
  /// The app calculates verifier, challenge, state and nonce.
  public static let codeChallenge = Self("code-challenge")
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
  /// The resource server judges the access token.
  public static let accessTokenCheck = Self("access-token-check")
  /// The app trades its refresh token for new tokens.
  public static let refreshRequest = Self("refresh-request")
  /// The authorization server issues new tokens or refuses.
  public static let refreshResponse = Self("refresh-response")
  /// The app shows the authorization URL in a view of its own.
  public static let openWebView = Self("open-web-view")
  /// The browser follows a redirect to another server.
  public static let redirectRequest = Self("redirect-request")
  /// That server answers with a page.
  public static let redirectResponse = Self("redirect-response")
}

extension PKCETerms {
  /// The names of the steps, in the order in which each comes first; those of attacks at the end.
  static let messages: [MessageName] = [
    .metadataRequest, .metadataResponse, .codeChallenge, .openBrowser, .browserLaunch,
    .authorizationRequest, .loginPage, .loginPrompt, .credentials, .loginSubmit,
    .authorizationResponse, .redirect, .callback, .stateCheck, .tokenRequest, .codeLookup,
    .tokenResponse, .keysRequest, .keysResponse, .idTokenCheck, .resourceRequest, .accessTokenCheck,
    .resourceResponse, .refreshRequest, .refreshResponse, .link, .openLink, .openWebView,
    .redirectRequest, .redirectResponse,
  ]

  /// What to say of whole messages.
  static let messageNotes: [MessageNote] = .table([
    "the app asks the server itself for its endpoints: none is typed in or guessed":
      .on(.metadataRequest, read: .rfc8414("3.1")),
    "all that follows rests on this answer: it has to come over TLS from the issuer's host":
      .on(.metadataResponse, read: .rfc8414("6.2"), when: .granted),
    "no metadata: an app that has none of this issuer does not know where to send its user":
      .on(.metadataResponse, read: .rfc8414("3.2"), when: .refused),
    "nothing is sent yet: the app draws its secrets, and derives what others will get to see":
      .on(.codeChallenge, read: .rfc7636("4.1")),
    "the browser asks, not the app: where it is the system's, the app hears nothing until the callback":
      .on(.authorizationRequest, read: .rfc6749("4.1.1")),
    "the server's own page: in the system's browser the address bar shows whose page it is":
      .on(.loginPage, read: .rfc8252("8.12"), when: .granted),
    "a page for the user and no redirect: the server does not show its login here":
      .on(.loginPage, read: .rfc6749("3.1.2.4"), when: .refused),
    "the page asks two things: who are you, and may this app do that? only the user can answer":
      .on(.loginPrompt, read: .rfc8252("8.6")),
    "the password goes to the browser: OAuth exists so that no app has to ask for it":
      .on(.credentials, read: .rfc6749("1")),
    "from the system's browser this goes to the server alone: the app sees no password, no cookie":
      .on(.loginSubmit, read: .rfc8252("8.12")),
    "the answer to the app is written into a URL, since only the browser is there to carry it":
      .on(
        .authorizationResponse, read: .rfc6749("4.1.2"), when: .redirecting, .lacking("client_id")),
    "no answer to the app: the browser is sent on to another authorization server with a request":
      .on(
        .authorizationResponse, read: .rfc9700("4.4.1"), when: .redirecting, .carrying("client_id")),
    "after a form with a password the status is to be 303; 307 would send the form to an http(s) target":
      .on(.authorizationResponse, read: .rfc9700("4.12"), when: .redirecting),
    "a page for the user and no redirect: the app that asked gets no answer":
      .on(.authorizationResponse, read: .rfc6749("4.1.2.1"), when: .refused, .lacking("Location")),
    "a scheme has no owner: any app can register the same one, and may be handed the code":
      .on(.redirect, read: .rfc8252("8.1"), when: .privateUseScheme, .granted),
    "a scheme has no owner: any app can register the same one, and be handed such an answer":
      .on(.redirect, read: .rfc8252("8.1"), when: .privateUseScheme, .refused),
    "the host of an https URL says which app may have it; another app is not handed this one":
      .on(.redirect, read: .rfc8252("7.2"), when: .claimedHTTPS),
    "plain http is good for a port of the device itself; anywhere else it can be read on its way":
      .on(.redirect, read: .rfc9700("2.6"), when: .plainHTTP),
    "when a value differs the app should send nothing more: a token request would help the attacker":
      .on(.stateCheck, read: .rfc9207("2.4")),
    "from here on app and server talk directly, over TLS: no browser and no other app in between":
      .on(.tokenRequest, read: .rfc6749("3.2"), when: .from(.app)),
    "anybody can call the token endpoint: what tells the app from others has to be in the request":
      .on(.tokenRequest, read: .rfc6749("3.2"), when: .from(.attacker)),
    "no client secret, an app can keep none: the verifier shows that the one who asked is back":
      .on(.tokenRequest, read: .rfc7636("1.1"), when: .from(.app), .carrying("code_verifier")),
    "looking the code up and marking it are two acts here: between them a second request fits in":
      .on(.codeLookup, read: .rfc6749("4.1.2")),
    "the first message with tokens in it: they never were in a URL or a browser history":
      .on(.tokenResponse, read: .rfc9700("2.1.2"), when: .granted),
    "no tokens: 'error' is the word for the program, the sentence beside it for its developer":
      .on(.tokenResponse, read: .rfc6749("5.2"), when: .refused),
    "whoever checks a signature fetches the keys once, and again when a token names a new one":
      .on(.keysRequest, read: .oidcCore("10.1.1")),
    "public keys only, kept for as long as the answer allows: not every token costs a request":
      .on(.keysResponse, read: .oidcCore("10.1.1"), when: .granted),
    "no keys: whoever has none of an earlier answer cannot check a signature now":
      .on(.keysResponse, read: .oidcCore("10.1.1"), when: .refused),
    "each rule is a check of its own, and one that fails is enough: then nobody has signed in":
      .on(.idTokenCheck, read: .oidcCore("3.1.3.7")),
    "the resource server asks nobody: it checks signature and claims with the published key":
      .on(.accessTokenCheck, read: .rfc9068("4")),
    "no user and no browser: a public client shows the refresh token and nothing else":
      .on(.refreshRequest, read: .rfc6749("6")),
    "new tokens; where the refresh token is a new one too, the one before is not to be used again":
      .on(.refreshResponse, read: .rfc6749("6"), when: .granted),
    "no new tokens: without a good refresh token the user has to sign in again":
      .on(.refreshResponse, read: .rfc6749("5.2"), when: .refused),
    "a view of the app's own: the app sees each key that is pressed in it, and each cookie":
      .on(.openWebView, read: .rfc8252("8.12")),
    "the browser goes where the server sent it, and takes along all that stands in the URL":
      .on(.redirectRequest, read: .rfc9700("4.1")),
    "by now the code is known to that server; what its page says does not matter any more":
      .on(.redirectResponse, read: .rfc9700("4.1")),
  ])
}
