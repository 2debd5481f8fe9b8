extension ParameterNotes {
  /// What Firebase issues, and who reads it.
  static let firebaseToken: [ParameterNote] = response + claimsInMessages + judging + renewing

  private static let response: [ParameterNote] = .table(
    .firebaseSignInResponse, at: .json,
    [
      NoteLine(
        "kind", "which answer this is, in the service's older words; programs need not look at it",
        .identityToolkit),
      NoteLine(
        "federatedId",
        "who signed in, at Apple: issuer and 'sub' in one text; it names the account",
        .identityToolkit),
      NoteLine(
        "providerId", "who vouched for the user; a project can have users of many providers",
        .identityToolkit),
      NoteLine(
        "localId", "the user's id in this project; the token has it as 'sub' and as 'user_id'",
        .identityToolkit),
      NoteLine(
        "email", "the address from Apple's token; to look, not to decide by: it can change hands",
        .oidcCore("5.7")),
      NoteLine(
        "emailVerified",
        "whether Apple vouches for the address; a boolean here, whatever Apple sent",
        .identityToolkit),
      NoteLine(
        "displayName",
        "the name that the app passed on; Apple's token does not have it, nobody signed",
        .identityToolkit),
      NoteLine(
        "isNewUser", "true when Firebase made the account just now; it is left out when it did not",
        .identityToolkit),
      NoteLine(
        "idToken",
        "Firebase's own token, for the app's own servers: they need not know Apple at all",
        .identityToolkit),
      NoteLine(
        "refreshToken", "gets new ID tokens without the user; whoever copies it stays signed in",
        .identityToolkit),
      NoteLine(
        "expiresIn",
        "the ID token's life in seconds, as a text: a strict reader of numbers stumbles",
        .identityToolkit),
    ] + errorMembers)

  static let errorMembers = [
    NoteLine(
      "code", "the HTTP status once more, as a number; it says little: most refusals here are 400",
      .identityToolkit),
    NoteLine(
      "message",
      "a code in capitals, and behind a colon what was wrong; programs compare the code alone",
      .identityToolkit),
    NoteLine(
      "status", "the kind of error in the words of Google's services; not every answer has it",
      .identityToolkit),
    NoteLine(
      "domain", "which service the error is from; 'global' means that it is none in particular",
      .identityToolkit),
    NoteLine(
      "reason", "the error in one general word; the one that helps stands in the message",
      .identityToolkit),
  ]

  private static let claimsInMessages: [ParameterNote] =
    .table(
      .firebaseSignInResponse, .resourceRequest, .firebaseTokenCheck, .firebaseRefreshResponse,
      at: .claim(.firebaseToken), claims)
    + .table(
      .firebaseSignInResponse, .resourceRequest, .firebaseTokenCheck, .firebaseRefreshResponse,
      at: .joseHeader(.firebaseToken),
      joseHeader + keysInHeader + [
        NoteLine(
          "typ", "the kind of token, in general words; what tells tokens apart here is 'iss'",
          .rfc8725("3.11"))
      ])

  private static let claims = [
    NoteLine(
      "name", "the name that the app passed on at the first sign-in; nobody has checked it",
      .firebaseAuth),
    NoteLine(
      "iss", "who says so: Firebase's token service, with the project's id at the end",
      .firebaseAuth),
    NoteLine(
      "aud", "for which project; tokens of all Firebase projects are signed with the same keys",
      .firebaseAuth),
    NoteLine(
      "auth_time", "when the user signed in; it stays the same while the app renews its tokens",
      .firebaseAuth),
    NoteLine(
      "user_id", "the same as 'sub', under the name that Firebase used before; servers read 'sub'",
      .firebaseAuth),
    NoteLine(
      "sub", "the user's id in this project; the API decides by it whose data to show",
      .firebaseAuth),
    NoteLine(
      "iat", "when Firebase issued this token; a time ahead of the reader's clock is suspicious",
      .firebaseAuth),
    NoteLine(
      "exp", "an hour after 'iat'; the API refuses the token from then on, and the app renews it",
      .firebaseAuth),
    NoteLine(
      "email",
      "the address from Apple's token; it can change, so no server should know users by it",
      .oidcCore("5.7")),
    NoteLine(
      "email_verified", "whether the provider vouches for the address; here always a boolean",
      .firebaseAuth),
    NoteLine(
      "firebase", "how the user signed in: 'sign_in_provider', and the ids at that provider",
      .firebaseAuth),
  ]

  private static let judging: [ParameterNote] = .table(
    .firebaseTokenCheck, at: .value,
    [
      NoteLine(
        "alg", "what the header says of itself; the API obeys a list of its own, not this word",
        .rfc8725("3.1")),
      NoteLine(
        "signature",
        "over header and claims, byte by byte; the key is Firebase's, never one in the token",
        .rfc7515("5.2")),
      NoteLine(
        "now", "the API's clock in seconds since 1970; 'exp', 'iat' and 'auth_time' are compared",
        .rfc7519("4.1.4")),
      NoteLine(
        "issuer_expected", "the token service with this project's id; another project's is refused",
        .firebaseAuth),
      NoteLine(
        "audience_expected",
        "the id of this project; without this check any project's users get in",
        .firebaseAuth),
    ])

  private static let renewing: [ParameterNote] =
    .table(
      .firebaseRefreshRequest, at: .form,
      [
        NoteLine(
          .grantType, "says that a refresh token is offered; no user is there, and none is needed",
          .rfc6749("6")),
        NoteLine(
          .refreshToken,
          "stands for the whole sign-in; it goes to the token service, never to an API",
          .identityToolkit),
      ])
    + .table(
      .firebaseRefreshResponse, at: .json,
      [
        NoteLine(
          .accessToken,
          "here the same text as 'id_token': Firebase answers as OAuth says, and adds",
          .identityToolkit),
        NoteLine(
          .expiresIn, "the new token's life in seconds, again as a text though OAuth has a number",
          .rfc6749("5.1")),
        NoteLine(
          .tokenType, "how the token is used; 'Bearer' means that holding it is enough",
          .rfc6749("7.1")),
        NoteLine(
          .refreshToken, "the refresh token to use from now on; it may be the same one as before",
          .rfc6749("6")),
        NoteLine(
          .idToken,
          "a new ID token of the same user; the app compares 'iss' and 'sub' with the old one",
          .oidcCore("12.2")),
        NoteLine(
          "user_id", "the user's id in this project once more, outside the token, unsigned",
          .identityToolkit),
        NoteLine(
          "project_id",
          "the project's number, not the id that stands in 'aud'; apps can pass it over",
          .identityToolkit),
      ] + errorMembers)
    + .table(
      .sessionCheck, at: .value,
      [
        NoteLine(
          "iss_before",
          "who had issued the token of this session; the new one must be from there too",
          .oidcCore("12.2")),
        NoteLine(
          "sub_before",
          "whom the session belongs to; with another user the app would mix two people",
          .oidcCore("12.2")),
        NoteLine(
          "iss", "who issued the new token; any other issuer than before ends the session",
          .oidcCore("12.2")),
        NoteLine(
          "sub", "whom the new token names; any other user than before ends the session",
          .oidcCore("12.2")),
        NoteLine(
          "same_user", "whether both are the same as before; if not, the app signs the user out",
          .oidcCore("12.2")),
      ])
}
