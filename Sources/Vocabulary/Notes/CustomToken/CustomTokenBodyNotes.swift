extension ParameterNotes {
  static let customTokenBodies: [ParameterNote] =
    dialog + accounts + provider + session + rows + refusals

  private static let dialog: [ParameterNote] = .table(
    .dialogRequest, at: .query,
    [
      NoteLine(
        .clientID, "the app's number at Facebook: public, since every copy of the app sends it",
        .rfc6749("2.2")),
      NoteLine(
        .redirectURI,
        "where the token goes: the scheme has the app's number in it, and still has no owner",
        .rfc8252("7.1")),
      NoteLine(
        .responseType,
        "'token' brings the access token through the URL; new apps ask for a code, with PKCE",
        .rfc9700("2.1.2")),
      NoteLine(
        .state,
        "comes back for the app to compare; else a stranger could slip in a token of his own",
        .rfc6749("10.12")),
    ])

  private static let accounts: [ParameterNote] =
    .table(.signInForm, at: .handoff, [form])
    + .table(.typedCredentials, at: .handoff, credentials)
    + .table(.createUserRequest, .logInRequest, at: .json, credentials)
    + .table(
      .createUserResponse, .logInResponse, at: .json,
      [
        NoteLine(
          "id", "the user's lasting id, which is no secret; the app shows it and keeps it",
          .mobileServicesToken),
        NoteLine(
          "token",
          "what every later request carries; from now on the password is not needed any more",
          .mobileServicesToken),
      ])

  private static let form = NoteLine(
    "form",
    "what the app asks the user to do; nothing on the screen proves that it is this app that asks",
    .rfc8252("8.12"))

  private static let credentials = [
    NoteLine(
      .username,
      "a name that the user chose, unique among those who signed up by hand; it proves nothing",
      .mobileServicesToken),
    NoteLine(
      .password,
      "typed into the app, sent once over TLS, and neither logged nor stored as it is by anyone",
      .rfc8018("4.1")),
  ]

  private static let provider: [ParameterNote] =
    .table(
      .socialLoginRequest, at: .json,
      [
        NoteLine(
          .accessToken,
          "the provider's token; the service asks for which app it was issued before it believes it",
          .facebookTokenDebugging)
      ])
    + .table(
      .providerTokenRequest, at: .query,
      [
        NoteLine(
          "input_token",
          "the token to look at, as the app sent it; a string that only Facebook can read",
          .facebookTokenDebugging),
        NoteLine(
          .accessToken,
          "who asks: the app's id and its secret, which only the service holds, never the app",
          .facebookTokenDebugging),
      ])
    + .table(.providerTokenResponse, at: .json, tokenInformation)

  private static let tokenInformation = [
    NoteLine(
      "app_id",
      "for which app the token was issued; another app's token must not sign anyone in here",
      .facebookTokenDebugging),
    NoteLine(
      "is_valid", "whether the token still counts; false once it expired or the user took it back",
      .facebookTokenDebugging),
    NoteLine(
      "user_id",
      "who the user is, as Facebook numbers them; with the prefix it becomes the service's user id",
      .facebookTokenDebugging),
  ]

  private static let session: [ParameterNote] =
    .table(
      .socialLoginResponse, at: .json,
      [
        userID,
        NoteLine(
          "authenticationToken",
          "the service's token, not the provider's: it opens these tables and nothing at Facebook",
          .mobileServicesREST),
      ])
    + .table(
      .storeSession, .extracted, at: .handoff,
      [
        NoteLine(
          "stored_in",
          "the key chain is encrypted for this app and device; defaults are a readable file",
          .rfc8252("8.5")),
        userID,
        NoteLine(
          "authenticationToken",
          "whoever reads it is this user until 'exp': it needs no password and no device beside it",
          .rfc6750("5.2")),
      ])
    + .table(
      .extraction, at: .handoff,
      [
        NoteLine(
          "source", "what is read: the backup of the device, or the package of an installed app",
          .rfc8252("8.5"))
      ])
    + .table(
      .extracted, at: .handoff,
      [
        NoteLine(
          "application_key",
          "ships with every copy of the app: it names the app, and can be no secret",
          .rfc8252("8.5")),
        NoteLine(
          "master_key",
          "belongs on the server alone: with it anyone mints a token for any user of the service",
          .mobileServicesToken),
      ])

  private static let userID = NoteLine(
    "userId", "the user's id with its provider in front, as 'uid' in the token; it is no secret",
    .mobileServicesREST)

  private static let rows: [ParameterNote] = .table(
    .insertRequest, .insertResponse, .tableResponse, at: .json,
    [
      NoteLine(
        "id", "the row's own id, which the service draws for it; an app cannot choose it",
        .mobileServicesREST),
      NoteLine(
        "match",
        "what the user makes a prediction about: the app's own data, not part of the sign-in",
        .mobileServicesREST),
      NoteLine(
        "score", "the prediction itself, which no other user should get to see before the match",
        .mobileServicesREST),
      NoteLine(
        "userId",
        "the owner, from the token's 'uid'; null means that nobody in particular wrote the row",
        .mobileServicesREST),
    ])

  private static let refusals: [ParameterNote] = .table(
    .createUserResponse, .logInResponse, .socialLoginResponse, .insertResponse, .tableResponse,
    at: .json,
    [
      NoteLine(
        "code", "the status again, for clients that get to see nothing but the body",
        .mobileServicesREST),
      NoteLine(
        .error,
        "what was wrong, in words for the developer; 'unauthorized' alone would help nobody",
        .mobileServicesREST),
    ])
}
