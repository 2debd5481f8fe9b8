import WireFormats

/// The steps that more than one flow has.
extension MessageName {
  /// The app asks the device to open the authorization URL.
  public static let openBrowser = Self("open-browser")
  /// The device hands the authorization URL to the system browser.
  public static let browserLaunch = Self("browser-launch")
  /// The device hands the redirect to the app that claims the scheme.
  public static let callback = Self("callback")
  /// The app asks the resource server for the user's data.
  public static let resourceRequest = Self("resource-request")
  /// The resource server answers with data or refuses.
  public static let resourceResponse = Self("resource-response")
  /// The attacker gets the user to open a link.
  public static let link = Self("link")
  /// A link is opened at the device, by the user or by another app.
  public static let openLink = Self("open-link")
}

extension CommonTerms {
  /// What to say of whole messages.
  static let messageNotes: [MessageNote] = .table([
    "not into a web view of the app's own: there it could read the password and take the cookie":
      .on(.openBrowser, read: .rfc8252("8.12")),
    "the device passes the URL on, and other apps may see it: nothing in it may be a secret":
      .on(.browserLaunch, read: .rfc7636("1")),
    "the app cannot tell who opened this URL, any link can; so it checks before it acts":
      .on(.callback, read: .rfc8252("8.9")),
    "a bearer token and nothing else: whoever holds such a token can use it":
      .on(.resourceRequest, read: .rfc6750("2.1"), when: .carrying("Authorization")),
    "no 'Authorization' field: an API is to answer with status 401, and without an error code":
      .on(.resourceRequest, read: .rfc6750("3"), when: .lacking("Authorization")),
    "the data that all of this was for; whose it is and how much, the token in the request decides":
      .on(.resourceResponse, read: .rfc6749("7"), when: .granted),
    "a refusal: 'WWW-Authenticate' names the scheme, and what was wrong with a token that came":
      .on(.resourceResponse, read: .rfc6750("3"), when: .carrying("WWW-Authenticate")),
    "a refusal without 'WWW-Authenticate': it does not say that a token is at fault":
      .on(.resourceResponse, read: .rfc6750("3"), when: .refused, .lacking("WWW-Authenticate")),
    "a link in a mail or on a page: whoever wrote it decides every parameter in it":
      .on(.link, read: .rfc9700("4.7")),
    "the device opens whatever URL it is given; it cannot know who wrote it, or why":
      .on(.openLink, read: .rfc8252("8.9")),
  ])
}
