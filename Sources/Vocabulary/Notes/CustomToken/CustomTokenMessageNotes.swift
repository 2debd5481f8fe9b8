extension MessageNotes {
  static let customToken = socialLogin + manualLogin + minting + use + attacks

  private static let socialLogin = [
    MessageNote(
      .dialogRequest,
      "the browser asks, with the session that it has at Facebook: the app never sees that cookie",
      .rfc8252("8.12")),
    MessageNote(
      .dialogResponse,
      "no code to redeem: the access token itself comes back, after the '#' of a URL",
      .rfc6749("4.2.2")),
    MessageNote(
      .tokenRedirect,
      "any app can register this scheme and is then handed the token; with a code PKCE would help",
      .rfc9700("2.1.2")),
    MessageNote(
      .socialLoginRequest,
      "the provider's token goes to the service once; after that it has done its work",
      .mobileServicesREST),
    MessageNote(
      .providerTokenRequest,
      "the service asks the provider itself: what the app says about a token proves nothing",
      .facebookTokenDebugging),
    MessageNote(
      .providerTokenResponse,
      "two answers count: whose token this is, and for which app it was issued",
      .facebookTokenDebugging),
    MessageNote(
      .socialLoginResponse,
      "a token of the service's own: from here on no request carries anything of the provider",
      .mobileServicesREST),
  ]

  private static let manualLogin = [
    MessageNote(
      .signInForm,
      "a form of the app's own: no browser and no address bar show whom the user is talking to",
      .rfc8252("8.12")),
    MessageNote(
      .typedCredentials,
      "the app reads the password; so such a login is only for an account of the app's own maker",
      .rfc6749("1")),
    MessageNote(
      .createUserRequest,
      "name and password travel once, under TLS; the service keeps neither the text nor a fast hash",
      .rfc8018("5.2")),
    MessageNote(
      .createUserResponse,
      "id and token, as after a social login: the tables cannot tell, and need not, who came how",
      .mobileServicesToken),
    MessageNote(
      .logInRequest,
      "the same user comes back; only the password shows that, so guessing has to be slow",
      .rfc8018("4.2")),
    MessageNote(
      .logInResponse,
      "the same id as when the account was made, and a fresh token: the old rows are there again",
      .mobileServicesToken),
  ]

  private static let minting = [
    MessageNote(
      .passwordHash,
      "slow on purpose, and salted: who steals the table has to pay for each guess at each user",
      .rfc8018("4.1")),
    MessageNote(
      .mintToken,
      "whoever knows the master key can do this sum for any user: it never leaves the server",
      .mobileServicesToken),
    MessageNote(
      .storeSession,
      "the token opens the user's rows for a month: where it lies decides who else can take it",
      .rfc8252("8.5")),
  ]

  private static let use = [
    MessageNote(
      .insertRequest,
      "the row names no owner: the service takes the owner from the token, not from the app",
      .mobileServicesREST),
    MessageNote(
      .insertResponse,
      "the row as it was stored, with the owner that the service wrote into it",
      .mobileServicesREST),
    MessageNote(
      .tableRequest,
      "one endpoint for users of every kind; the token alone says who asks, and how they signed in",
      .mobileServicesREST),
    MessageNote(
      .tokenVerification,
      "the service made the token and still checks all of it: anyone could have sent this text",
      .rfc8725("3.10")),
    MessageNote(
      .tableResponse,
      "should be the rows of the user whom the token names, or 401 with the reason, and no third",
      .mobileServicesREST),
  ]

  private static let attacks = [
    MessageNote(
      .extraction,
      "who holds a phone, its backup or a copy of an app can read every file that is not locked",
      .rfc8252("8.5")),
    MessageNote(
      .extracted,
      "whatever is in here is no secret any more: apps are unpacked, and backups are copied",
      .rfc8252("8.5")),
    MessageNote(
      .keySearch,
      "one token is enough to test guesses at the key, at home, without asking the service once",
      .rfc8725("3.5")),
    MessageNote(
      .forgeToken,
      "a token is only text: anyone can write one, and the signature alone makes the difference",
      .rfc8725("3.1")),
  ]
}
