import Vocabulary
import WireFormats

extension Check {
  /// Every message between app, device, Apple, Firebase and API carries what its kind needs.
  static let appleMessageComplete = complete(
    "apple-message-complete", .nonce, Requirement(.identityToolkit),
    "a message on the way from Apple's sheet to Firebase and the API has the parts of its kind")
}

extension MessageParts {
  /// What the messages of Sign in with Apple into Firebase carry.
  static let nonce = MessageParts(apple + firebaseSignIn + firebaseRefresh + api)

  private static let authorizationRequest = Requirement(.rfc6749("4.1.1"), .must)
  private static let authorizationResponse = Requirement(.rfc6749("4.1.2"), .must)
  private static let apiKey = MessagePart.wanted(
    .query(ParameterName(rawValue: "key")), .identityToolkit,
    "Firebase does not know which project asks")

  private static let apple: [Row] = [
    .row(
      .appleIDRequest,
      [
        .wanted(
          .value("requestedScopes"), .appleServices, "the app gets neither name nor address"),
        .wanted(
          .value("state"), .appleServices, "nothing says which request a credential answers"),
      ]),
    .row(
      .appleIDPrompt,
      [
        .shown(.value("app"), "nothing says for which app the user is asked"),
        .shown(.value("requestedScopes"), "nothing says what the user is asked for"),
      ]),
    .row(
      .appleIDDecision,
      [
        .shown(.value("decision"), "nothing says what the user decided"),
        .shown(.value("account"), "nothing says who decided"),
      ]),
    .row(
      .appleAuthorizationRequest,
      [
        .required(.form(.clientID), authorizationRequest, "Apple cannot know which app asks"),
        .required(
          .form(.responseType), authorizationRequest, "Apple cannot know what is asked for"),
        .wanted(.form(.scope), .appleServices, "the app gets neither name nor address"),
        .shown(.header("Cookie"), "nothing says who is signed in to this device"),
      ]),
    .granted(
      .appleAuthorizationResponse,
      [
        .required(.json(["code"]), authorizationResponse, "nothing can be redeemed at Apple"),
        .required(
          .json(["id_token"]), Requirement(.appleREST), "nothing says who signed in"),
      ]),
    .row(
      .appleCredential,
      [
        .wanted(.value("user"), .appleServices, "the app does not learn who signed in"),
        .wanted(.value("identityToken"), .appleServices, "there is nothing to show to Firebase"),
        .wanted(.value("authorizationCode"), .appleServices, "nothing can be redeemed at Apple"),
      ]),
  ]

  private static let firebaseSignIn: [Row] = [
    .row(
      .firebaseSignInRequest,
      [
        .required(
          .json(["postBody"]), Requirement(.identityToolkit), "no credential of Apple comes along"),
        .required(
          .postBody("id_token"), Requirement(.identityToolkit), "no token of Apple comes along"),
        .required(
          .postBody("providerId"), Requirement(.identityToolkit),
          "Firebase cannot know whose token it is"),
        .wanted(
          .json(["requestUri"]), .identityToolkit, "Firebase asks for it, and does not use it"),
        .wanted(
          .json(["returnSecureToken"]), .identityToolkit,
          "without it Firebase gives no refresh token"), apiKey,
      ]),
    .granted(
      .firebaseSignInResponse,
      [
        .required(.json(["idToken"]), Requirement(.identityToolkit), "the app has no session"),
        .required(
          .json(["localId"]), Requirement(.identityToolkit), "nothing says whose session it is"),
        .wanted(.json(["refreshToken"]), .identityToolkit, "the session ends within an hour"),
        .wanted(.json(["expiresIn"]), .identityToolkit, "nothing says when to renew the token"),
        .wanted(.json(["federatedId"]), .identityToolkit, "nothing says who signed in at Apple"),
        .wanted(.json(["providerId"]), .identityToolkit, "nothing says who vouches for the user"),
        claim("sub"), claim("user_id"), claim("auth_time"),
        claim("firebase", "identities"), claim("firebase", "sign_in_provider"),
      ]),
  ]

  private static let firebaseRefresh: [Row] = [
    .row(
      .firebaseRefreshRequest,
      [
        .required(
          .formOrJSON(.grantType, "grantType"), Requirement(.rfc6749("6"), .must),
          "Firebase cannot know what is offered"),
        .required(
          .formOrJSON(.refreshToken, "refreshToken"), Requirement(.rfc6749("6"), .must),
          "there is nothing to trade"), apiKey,
      ]),
    .granted(
      .firebaseRefreshResponse,
      [
        .required(.json(["id_token"]), Requirement(.firebaseAuth), "the app has no new ID token"),
        .required(
          .json(["access_token"]), Requirement(.rfc6749("5.1"), .must),
          "a token response has an access token"),
        .required(
          .json(["token_type"]), Requirement(.rfc6749("5.1"), .must),
          "nothing says how the token is used"),
        .wanted(.json(["expires_in"]), .firebaseAuth, "nothing says when to renew the token"),
        .wanted(.json(["refresh_token"]), .firebaseAuth, "Firebase gives it back each time"),
        .wanted(.json(["user_id"]), .firebaseAuth, "nothing says whose session it is"),
        .wanted(.json(["project_id"]), .firebaseAuth, "nothing says which project answered"),
        claim("sub"), claim("user_id"), claim("auth_time"),
        claim("firebase", "identities"), claim("firebase", "sign_in_provider"),
      ]),
  ]

  private static let api: [Row] = [
    .granted(.appleKeysResponse, [.mark(.json(["keys"]))]),
    .granted(.firebaseKeysResponse, [.mark(.json(["keys"]))]),
    .granted(
      .resourceResponse,
      [
        .shown(.json(["owner"]), "nothing says whose photos these are"),
        .shown(.json(["photos"]), "nothing says what was shown"),
      ]),
  ]

  /// A claim that Firebase writes into every token of a user who came from a provider.
  private static func claim(_ way: WireText...) -> MessagePart {
    .wanted(
      .claim(way, of: { step, _ in step.firebaseToken }), .firebaseAuth,
      "Firebase writes it into each of its ID tokens")
  }
}
