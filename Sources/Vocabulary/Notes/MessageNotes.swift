/// The notes on whole messages, one or two for each.
public enum MessageNotes {
  /// Every note, flow by flow, in the order of the flow.
  public static let all: [MessageNote] =
    preparation + signIn + answer + tokens + use + attacks + nonceFlow + customToken

  /// The notes on a message, in their order; empty for a message that is not known here.
  public static func notes(for message: MessageName) -> [MessageNote] {
    all.filter { $0.message == message }
  }

  private static let preparation = [
    MessageNote(
      .metadataRequest,
      "the app asks the server itself for its endpoints: none is typed in or guessed",
      .rfc8414("3.1")),
    MessageNote(
      .metadataResponse,
      "all that follows rests on this answer: it has to come over TLS from the issuer's host",
      .rfc8414("6.2")),
    MessageNote(
      .codeChallenge,
      "nothing is sent yet: the app draws its secrets, and derives what others will get to see",
      .rfc7636("4.1")),
    MessageNote(
      .openBrowser,
      "not into a web view of the app's own: there it could read the password and take the cookie",
      .rfc8252("8.12")),
    MessageNote(
      .browserLaunch,
      "the device passes the URL on, and other apps may see it: nothing in it may be a secret",
      .rfc7636("1")),
  ]

  private static let signIn = [
    MessageNote(
      .authorizationRequest,
      "the browser asks, not the app: where it is the system's, the app hears nothing until the callback",
      .rfc6749("4.1.1")),
    MessageNote(
      .loginPage,
      "the server's own page: in the system's browser the address bar shows whose page it is",
      .rfc8252("8.12")),
    MessageNote(
      .loginPrompt,
      "the page asks two things: who are you, and may this app do that? only the user can answer",
      .rfc8252("8.6")),
    MessageNote(
      .credentials,
      "the password goes to the browser: OAuth exists so that no app has to ask for it",
      .rfc6749("1")),
    MessageNote(
      .loginSubmit,
      "from the system's browser this goes to the server alone: the app sees no password, no cookie",
      .rfc8252("8.12")),
  ]

  private static let answer = [
    MessageNote(
      .authorizationResponse,
      "the answer to the app is written into a URL, since only the browser is there to carry it",
      .rfc6749("4.1.2")),
    MessageNote(
      .authorizationResponse,
      "status 302 or 303, never 307: that one makes the browser send the password on to the app",
      .rfc9700("4.12")),
    MessageNote(
      .redirect,
      "a scheme has no owner: any app can register the same one, and may be handed the code",
      .rfc8252("8.1")),
    MessageNote(
      .callback,
      "the app cannot tell who opened this URL, any link can; so it checks before it acts",
      .rfc8252("8.9")),
    MessageNote(
      .stateCheck,
      "when a value differs the app sends nothing more: a token request would help the attacker",
      .rfc9207("2.4")),
  ]

  private static let tokens = [
    MessageNote(
      .tokenRequest,
      "from here on app and server talk directly, over TLS: no browser and no other app in between",
      .rfc6749("3.2")),
    MessageNote(
      .tokenRequest,
      "no client secret, an app can keep none: the verifier shows that the one who asked is back",
      .rfc7636("1.1")),
    MessageNote(
      .codeLookup,
      "looking the code up and marking it are two acts here: between them a second request fits in",
      .rfc6749("4.1.2")),
    MessageNote(
      .tokenResponse,
      "the first message with tokens in it: they never were in a URL or a browser history",
      .rfc9700("2.1.2")),
    MessageNote(
      .keysRequest,
      "whoever checks a signature fetches the keys once, and again when a token names a new one",
      .oidcCore("10.1.1")),
    MessageNote(
      .keysResponse,
      "public keys only, kept for as long as the answer allows: not every token costs a request",
      .oidcCore("10.1.1")),
    MessageNote(
      .idTokenCheck,
      "each rule is a check of its own, and one that fails is enough: then nobody has signed in",
      .oidcCore("3.1.3.7")),
  ]

  private static let attacks = [
    MessageNote(
      .link,
      "a link in a mail or on a page: whoever wrote it decides every parameter in it",
      .rfc9700("4.7")),
    MessageNote(
      .openLink,
      "the device opens whatever URL it is given; it cannot know who wrote it, or why",
      .rfc8252("8.9")),
    MessageNote(
      .openWebView,
      "a view of the app's own: the app sees each key that is pressed in it, and each cookie",
      .rfc8252("8.12")),
    MessageNote(
      .redirectRequest,
      "the browser goes where the server sent it, and takes along all that stands in the URL",
      .rfc9700("4.1")),
    MessageNote(
      .redirectResponse,
      "by now the code is known to that server; what its page says does not matter any more",
      .rfc9700("4.1")),
  ]

  private static let use = [
    MessageNote(
      .resourceRequest,
      "the app shows its access token and nothing else: who holds a bearer token can use it",
      .rfc6750("2.1")),
    MessageNote(
      .accessTokenCheck,
      "the resource server asks nobody: it checks signature and claims with the published key",
      .rfc9068("4")),
    MessageNote(
      .resourceResponse,
      "the data that all of this was for; a refusal says in 'WWW-Authenticate' what was wrong",
      .rfc6750("3")),
    MessageNote(
      .refreshRequest,
      "no user and no browser: the refresh token alone is enough, so each use replaces it",
      .rfc9700("4.14.2")),
    MessageNote(
      .refreshResponse,
      "new tokens for the app; the refresh token that it used is worth nothing from now on",
      .rfc9700("4.14.2")),
  ]
}
