import WireFormats

/// The steps of the flow `custom-token`, beside those in which the device opens a URL.
extension MessageName {
  /// The browser opens the provider's dialog.
  public static let dialogRequest = Self("dialog-request")
  /// The provider sends the user back, with an access token.
  public static let dialogResponse = Self("dialog-response")
  /// The browser hands the URL with the token to the device.
  public static let tokenRedirect = Self("token-redirect")
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
  /// The app brings the access token that the provider gave it.
  public static let socialLoginRequest = Self("social-login-request")
  /// The service answers with the user's id and a token of its own.
  public static let socialLoginResponse = Self("social-login-response")
  /// The service asks the provider about an access token.
  public static let providerTokenRequest = Self("provider-token-request")
  /// The provider says whose the access token is, and for which app.
  public static let providerTokenResponse = Self("provider-token-response")
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

  /// The names of the flow in which a server mints its own token, in the order of their first step.
  public static let customTokenFlow: [Self] = [
    openBrowser, browserLaunch, dialogRequest, dialogResponse, tokenRedirect, callback,
    socialLoginRequest, providerTokenRequest, providerTokenResponse, socialLoginResponse,
    signInForm, typedCredentials, createUserRequest, createUserResponse, logInRequest,
    logInResponse, passwordHash, mintToken, storeSession, insertRequest, insertResponse,
    tableRequest, tokenVerification, tableResponse, extraction, extracted, keySearch, forgeToken,
  ]
}
