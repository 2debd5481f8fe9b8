import WireFormats

/// The steps of the flow in which a server mints its own token.
extension MessageName {
  /// The browser opens the provider's dialog.
  public static let dialogRequest = Self("dialog-request")
  /// The provider sends the user back, with an access token.
  public static let dialogResponse = Self("dialog-response")
  /// The browser hands the URL with the token to the device.
  public static let tokenRedirect = Self("token-redirect")
  /// The app brings the access token that the provider gave it.
  public static let socialLoginRequest = Self("social-login-request")
  /// The service exchanges an access token, which the provider does only for the app that got it.
  public static let providerTokenRequest = Self("provider-token-request")
  /// The provider answers with another access token, or refuses.
  public static let providerTokenResponse = Self("provider-token-response")
  /// The service asks the provider whose an access token is.
  public static let providerUserRequest = Self("provider-user-request")
  /// The provider says who the user is.
  public static let providerUserResponse = Self("provider-user-response")
  /// The service answers with the user's id and a token of its own.
  public static let socialLoginResponse = Self("social-login-response")
  /// The app shows its own form for name and password.
  public static let signInForm = Self("sign-in-form")
  /// The user types name and password into the app.
  public static let typedCredentials = Self("typed-credentials")
  /// The app asks the service for a new account.
  public static let createUserRequest = Self("create-user-request")
  /// The service answers with the new user's id and a token.
  public static let createUserResponse = Self("create-user-response")
  /// The app brings the name and password of an account that exists.
  public static let logInRequest = Self("log-in-request")
  /// The service answers with the user's id and a token.
  public static let logInResponse = Self("log-in-response")
  /// The service hashes a password, to keep the hash or to compare it.
  public static let passwordHash = Self("password-hash")
  /// The service derives its key and signs a token.
  public static let mintToken = Self("mint-token")
  /// The app gives the session to the device to keep.
  public static let storeSession = Self("store-session")
  /// The app adds a row to the user's table.
  public static let insertRequest = Self("insert-request")
  /// The service answers with the row as it was stored.
  public static let insertResponse = Self("insert-response")
  /// The app reads the user's rows.
  public static let tableRequest = Self("table-request")
  /// The service judges the token that came with a request.
  public static let tokenVerification = Self("token-verification")
  /// The service answers with rows or refuses.
  public static let tableResponse = Self("table-response")
  /// Somebody reads out what is stored on a device.
  public static let extraction = Self("extraction")
  /// What was stored there.
  public static let extracted = Self("extracted")
  /// An attacker tries keys against a token, at home.
  public static let keySearch = Self("key-search")
  /// An attacker makes a token, or takes one out of its place.
  public static let forgeToken = Self("forge-token")
}

extension CustomTokenTerms {
  /// The names of the steps, in the order in which each comes first; those of attacks at the end.
  static let messages: [MessageName] = [
    .openBrowser, .browserLaunch, .dialogRequest, .dialogResponse, .tokenRedirect, .callback,
    .socialLoginRequest, .providerTokenRequest, .providerTokenResponse, .providerUserRequest,
    .providerUserResponse, .socialLoginResponse,
    .signInForm, .typedCredentials, .createUserRequest, .createUserResponse, .logInRequest,
    .logInResponse, .passwordHash, .mintToken, .storeSession, .insertRequest, .insertResponse,
    .tableRequest, .tokenVerification, .tableResponse, .extraction, .extracted, .keySearch,
    .forgeToken, .link, .openLink,
  ]

  /// What to say of whole messages.
  static let messageNotes: [MessageNote] = .table([
    "the browser asks, with the session that it has at Facebook: the app never sees that cookie":
      .on(.dialogRequest, read: .rfc8252("8.12")),
    "no code to redeem: the access token itself comes back, after the '#' of a URL":
      .on(.dialogResponse, read: .rfc6749("4.2.2")),
    "any app can register this scheme and is then handed the token; with a code PKCE would help":
      .on(.tokenRedirect, read: .rfc9700("2.1.2")),
    "the app sends the provider's token once; from here on it sends the service's own token":
      .on(.socialLoginRequest, read: .mobileServicesLogin),
    "the service asks the provider itself: what the app says about a token proves nothing":
      .on(.providerTokenRequest, read: .mobileServicesFacebook),
    "an exchange shows that the token was issued for this very app, and has not ended":
      .on(.providerTokenResponse, read: .mobileServicesFacebook, when: .granted),
    "no exchange: the token was issued for another app, or has ended":
      .on(.providerTokenResponse, read: .mobileServicesFacebook, when: .refused),
    "now the service asks whose token it is; the app is not asked":
      .on(.providerUserRequest, read: .mobileServicesFacebook),
    "the provider's word, on a connection that the service opened itself":
      .on(.providerUserResponse, read: .mobileServicesFacebook, when: .granted),
    "a token of the service's own; the real one also had the provider's token in it, encrypted":
      .on(.socialLoginResponse, read: .mobileServicesLogin, when: .granted),
    "here that claim is left out: 'urn:microsoft:credentials', for which the master key is the key":
      .on(.socialLoginResponse, read: .ownChoice, when: .granted),
    "no session: the service did not learn whose token came, or did not get as far as that":
      .on(.socialLoginResponse, read: .mobileServicesFacebook, when: .refused),
    "a form of the app's own: no browser and no address bar show whom the user is talking to":
      .on(.signInForm, read: .rfc8252("8.12")),
    "the app reads the password; so such a login is only for an account of the app's own maker":
      .on(.typedCredentials, read: .rfc6749("1")),
    "name and password travel once, under TLS; the script keeps neither the text nor a fast hash":
      .on(.createUserRequest, read: .rfc8018("5.2")),
    "id and token, as after a social login: the tables cannot tell, and need not, who came how":
      .on(.createUserResponse, read: .mobileServicesToken, when: .granted),
    "no account and no token: the status and the text say as much of the cause as an app may know":
      .on(.createUserResponse, read: .ownChoice, when: .refused),
    "the same user comes back; only the password shows that, so guessing has to be slow":
      .on(.logInRequest, read: .rfc8018("4.2")),
    "the same id as when the account was made, and a fresh token: the old rows are there again":
      .on(.logInResponse, read: .mobileServicesToken, when: .granted),
    "refused: one sentence for a wrong name and a wrong password tells a stranger neither":
      .on(
        .logInResponse, read: .ownChoice,
        when: .saying("error", "the name or the password is wrong")),
    "slow on purpose, and salted: who steals the table has to pay for each guess at each user":
      .on(.passwordHash, read: .rfc8018("4.1")),
    "whoever knows the master key can do this sum for any user: it never leaves the server":
      .on(.mintToken, read: .mobileServicesToken),
    "the token opens what the user may see for a month: where it lies decides who else can take it":
      .on(.storeSession, read: .rfc8252("8.5")),
    "the row names no owner: the maker's script takes the owner from the token, not from the app":
      .on(.insertRequest, read: .mobileServicesOwnRows),
    "the row as it was stored; its owner is whom the maker's script found in the token, or nobody":
      .on(.insertResponse, read: .mobileServicesOwnRows, when: .granted),
    "the master key is in the request: it needs no token, and passes every permission":
      .on(.tableRequest, read: .mobileServicesAuthorize, when: .carrying("X-ZUMO-MASTER")),
    "one endpoint for users of every kind; the token alone says who asks, and how they signed in":
      .on(.tableRequest, read: .mobileServicesAuthenticate, when: .carrying("X-ZUMO-AUTH")),
    "the service made the token and still checks it: anyone could have sent this text":
      .on(.tokenVerification, read: .mobileServicesAuthenticate),
    "whose rows these are, a script of the maker decides, if one runs: the service keeps none apart":
      .on(.tableResponse, read: .mobileServicesOwnRows, when: .granted),
    "refused: a token that comes must be good, and without one only an open table answers":
      .on(.tableResponse, read: .mobileServicesAuthenticate, when: .refused),
    "who holds a phone, its backup or a copy of an app can read every file that is not locked":
      .on(.extraction, read: .rfc8252("8.5")),
    "whatever is in here is no secret any more: apps are unpacked, and backups are copied":
      .on(.extracted, read: .rfc8252("8.5")),
    "one token is enough to test guesses at the key, at home, without asking the server once":
      .on(.keySearch, read: .rfc8725("3.5")),
    "a token is only text: anyone can write one, and the signature alone makes the difference":
      .on(.forgeToken, read: .rfc8725("3.1")),
  ])
}
