import Vocabulary
import WireFormats

extension Check {
  /// Every message between app, service, Facebook and device carries what its kind needs.
  static let mobileMessageComplete = complete(
    "mobile-message-complete", .customToken, Requirement(.mobileServicesREST),
    "a message on the way to the service's token and to the table has the parts of its kind")
}

extension MessageParts {
  /// What the messages of the mobile service carry.
  static let customToken = MessageParts(facebook + provider + passwords + sessions)

  private static let dialog = Requirement(.rfc6749("4.2.1"), .must)

  /// On the way of Facebook's dialog to the browser, and of its answer back.
  private static let facebook: [Row] =
    [MessageName.openBrowser, .browserLaunch, .dialogRequest].map { message in
      .row(
        message,
        [
          .required(.query(.clientID), dialog, "Facebook cannot know which app asks"),
          .required(.query(.responseType), dialog, "Facebook cannot know what is asked for"),
          .wanted(.query(.redirectURI), .rfc6749("4.2.1"), "nothing says where the answer goes"),
        ])
    } + [
      .row(
        .dialogRequest,
        [.shown(.header("Cookie"), "nothing says who is signed in in this browser")])
    ]

  private static let provider: [Row] = [
    .row(
      .socialLoginRequest,
      [
        .required(
          .json(["access_token"]), Requirement(.mobileServicesFacebook),
          "the service cannot know whom Facebook signed in")
      ]),
    .row(
      .providerUserRequest,
      [
        .required(
          .query(.accessToken), Requirement(.mobileServicesFacebook),
          "Facebook cannot know whose token is meant")
      ]),
    .granted(
      .providerUserResponse,
      [
        .required(
          .json(["id"]), Requirement(.mobileServicesFacebook), "nothing says who signed in")
      ]),
    .granted(
      .socialLoginResponse,
      [
        .required(
          .json(["user", "userId"]), Requirement(.mobileServicesLogin),
          "the app does not learn who signed in"),
        .required(
          .json(["authenticationToken"]), Requirement(.mobileServicesLogin),
          "the app has no session"),
      ]),
  ]

  private static let passwords: [Row] =
    [
      .row(.signInForm, [.shown(.value("form"), "nothing says what the user is asked for")]),
      .row(
        .typedCredentials,
        [
          .shown(.value("username"), "nothing says who typed"),
          .shown(.value("password"), "nothing says what was typed"),
        ]),
    ]
    + [MessageName.createUserRequest, .logInRequest].map { message in
      .row(
        message,
        [
          .required(
            .json(["username"]), Requirement(.mobileServicesToken), "nobody is named to sign in"),
          .required(
            .json(["password"]), Requirement(.mobileServicesToken),
            "nothing shows that it is this user"), applicationKey,
        ])
    }
    + [MessageName.createUserResponse, .logInResponse].map { message in
      .granted(
        message,
        [
          .required(
            .json(["id"]), Requirement(.mobileServicesToken),
            "the app does not learn who signed in"),
          .required(
            .json(["token"]), Requirement(.mobileServicesToken), "the app has no session"),
        ])
    }

  private static let sessions: [Row] = [
    .row(
      .storeSession,
      [
        .shown(.value("stored_in"), "nothing says who else can read it"),
        .shown(.value("userId"), "nothing says whose session is kept"),
        .shown(.value("authenticationToken"), "nothing says which token is kept"),
      ]),
    .row(.insertRequest, [applicationKey]), .row(.tableRequest, [applicationKey]),
    .granted(.insertResponse, [.mark(.json(["id"]))]), .granted(.tableResponse, [.mark(.rows)]),
  ]

  /// Every copy of the app has the key; where a permission asks for it, a request without it is refused.
  private static let applicationKey = MessagePart.wanted(
    .header("X-ZUMO-APPLICATION"), .mobileServicesAuthorize,
    "every client of Mobile Services sends the application key")
}
