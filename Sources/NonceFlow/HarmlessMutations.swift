import Simulation
import Vocabulary

extension HarmlessMutation {
  /// What may be changed in the flow with Apple and Firebase without anybody's harm.
  static let nonce: [HarmlessMutation] = [
    // Header fields, and members of key sets.
    HarmlessMutation(
      requests, ["header.Host", "header.Content-Type"], [.caseChanged, .oneCharacter],
      "names of hosts and media types compare without regard to case"),
    HarmlessMutation(
      requests, ["header.Accept"], .ofValue,
      "what the sender would like to get decides nothing here"),
    HarmlessMutation(
      requests,
      ["header.X-Client-Version", "header.X-Ios-Bundle-Identifier", "header.X-Firebase-GMPID"],
      .ofValue, "anybody can write this field, so nothing is decided by it"),
    HarmlessMutation(
      requests, ["header.Content-Type", "header.Cookie"], [.repeated],
      "the same value twice says the same"),
    HarmlessMutation(
      responses, ["header.Cache-Control"], .ofValue,
      "Apple's keys are kept for a time of the reader's own, Firebase's for an hour if nothing is said"
    ),
    HarmlessMutation(
      responses.filter { $0 != .resourceResponse }, ["header.Content-Type"],
      [.caseChanged, .repeated],
      "names of media types compare without regard to case; the same value twice says the same"),
    HarmlessMutation(
      [.appleKeysResponse, .firebaseKeysResponse], ["json.keys/0/alg", "json.keys/0/use"],
      [.removed], "these members are optional: the type of the key decides its algorithm"),
    // The sheet.
    HarmlessMutation(
      [.appleIDRequest, .appleIDPrompt], ["value.requestedScopes", "value.app"], .ofValue,
      "the simulated user approves whatever is shown; a real one should read it"),
    HarmlessMutation(
      [.appleIDRequest, .appleIDDecision, .appleCredential],
      [
        "value.nonce", "value.state", "value.decision", "value.account", "value.identityToken",
        "value.authorizationCode",
      ], [.repeated], "a call has each of its parameters once: the first is the one"),
    HarmlessMutation(
      [.appleAuthorizationRequest], ["form.response_type", "form.scope"], .ofValue,
      "Apple answers with code and token, and decides by itself what it tells of the user"),
    // What Apple tells, and what the device makes of it.
    HarmlessMutation(
      [.appleAuthorizationResponse],
      ["json.user/name/firstName", "json.user/name/lastName", "json.user/email"], .ofValue,
      "name and address outside the token are not signed, and nobody is known by them"),
    HarmlessMutation(
      [.appleCredential],
      ["value.user", "value.givenName", "value.familyName", "value.email"], .ofValue,
      "the app knows its user by what Firebase read in the token, not by what stands beside it"),
    HarmlessMutation(
      [.appleCredential], ["value.identityToken", "value.authorizationCode"], [.caseChanged],
      "the hex stands for bytes; its case is the transcript's spelling"),
    // What the app asks of Firebase.
    HarmlessMutation(
      [.firebaseSignInRequest], ["json.postBody.form.user"], .ofValue,
      "the name is for a greeting: nobody has signed it, and no account is known by it"),
    HarmlessMutation(
      [.firebaseSignInRequest],
      [
        "json.requestUri", "json.returnSecureToken", "json.returnIdpCredential", "json.autoCreate",
      ], .ofValue,
      "an app has no page to come back to, and Firebase answers with its tokens in any case"),
    HarmlessMutation(
      [.firebaseSignInRequest], ["body", "json.postBody"], [.swapped],
      "a whole sign-in of another session, with its raw nonce: whoever has both is that user, once"),
    // What Firebase answers.
    HarmlessMutation(
      [.firebaseSignInResponse],
      [
        "json.kind", "json.federatedId", "json.providerId", "json.localId", "json.email",
        "json.emailVerified", "json.displayName", "json.isNewUser", "json.expiresIn",
      ], .ofValue, "these members only inform the app; the API judges the token itself"),
    HarmlessMutation(
      [.firebaseRefreshResponse],
      ["json.expires_in", "json.token_type", "json.user_id", "json.project_id"], .ofValue,
      "the app uses 'id_token' and 'refresh_token' of this answer; the API judges the token itself"),
    HarmlessMutation(
      [.firebaseRefreshResponse],
      ["json.access_token", "body"]
        + ["alg", "kid", "typ"].map { "json.access_token.header.\($0)" }
        + [
          "name", "iss", "aud", "auth_time", "user_id", "sub", "iat", "exp", "email",
          "email_verified", "firebase",
        ].map { "json.access_token.claims.\($0)" }, .ofValue,
      "'access_token' is the same token once more, and nobody uses it"),
    HarmlessMutation(
      [.firebaseRefreshResponse], ["json.refresh_token"], .ofValue,
      "the app would learn at its next renewal that this token is none, and ask the user to sign in"
    ),
    // Whole messages.
    HarmlessMutation(
      requests, [nil], [.doubled],
      "the first one counts: a second sign-in with the same nonce is refused, the others only ask"),
    HarmlessMutation(
      responses, [nil], [.doubled],
      "whoever asked takes the first answer and waits for no other"),
    HarmlessMutation(
      handoffs, [nil], [.doubled],
      "a second sheet has nobody to answer it, and a second credential finds no sign-in that waits"),
    HarmlessMutation(
      requests + responses + handoffs, [nil], [.delayed],
      "nothing that was issued had to be used in between, or it was still good"),
    // The photos.
    HarmlessMutation(
      [.resourceRequest], ["header.Authorization"], [.swapped],
      "another session's token shows that session's photos: whoever holds a bearer token may use it"
    ),
    HarmlessMutation(
      [.resourceResponse], ["header.Content-Type", "body", "json.owner", "json.photos"], .ofValue,
      "what the API shows is not signed: that it comes from the API is what TLS is for"),
  ]

  private static let requests: [MessageName] = [
    .appleAuthorizationRequest, .firebaseSignInRequest, .appleKeysRequest, .resourceRequest,
    .firebaseKeysRequest, .firebaseRefreshRequest,
  ]

  private static let responses: [MessageName] = [
    .appleAuthorizationResponse, .appleKeysResponse, .firebaseSignInResponse,
    .firebaseKeysResponse, .resourceResponse, .firebaseRefreshResponse,
  ]

  private static let handoffs: [MessageName] = [
    .appleIDRequest, .appleIDPrompt, .appleIDDecision, .appleCredential,
  ]
}
