extension ParameterNotes {
  /// What the app sends to Firebase, and how Firebase judges it.
  static let firebaseSignIn: [ParameterNote] = request + form + verification + keys

  private static let request: [ParameterNote] =
    .table(.firebaseSignInRequest, .firebaseRefreshRequest, at: .query, [apiKey])
    + .table(
      .firebaseSignInRequest, at: .json,
      [
        NoteLine(
          "postBody",
          "a form inside a JSON string: its values are percent-encoded before JSON quotes them",
          .identityToolkit),
        NoteLine(
          "requestUri",
          "where a web sign-in would come back to; an app has no such page and names localhost",
          .identityToolkit),
        NoteLine(
          "returnSecureToken",
          "asks for an ID token of Firebase and a refresh token; an app always wants them",
          .identityToolkit),
      ])

  private static let form: [ParameterNote] = .table(
    .firebaseSignInRequest, at: .form,
    [
      NoteLine(
        .idToken,
        "Apple's token, as text; alone it proves that somebody signed in, not that it was just now",
        .identityToolkit),
      NoteLine(
        "providerId",
        "says whose token this is; Firebase picks issuer, keys and audiences by it",
        .identityToolkit),
      NoteLine(
        .nonce,
        "the raw nonce, sent for the first time: only the app that asked can know it",
        .identityToolkit),
      NoteLine(
        "user",
        "the name, which Apple gave only this once; unsigned, so good for a greeting and no more",
        .identityToolkit),
    ])

  private static let verification: [ParameterNote] = .table(
    .identityTokenVerification, at: .value,
    [
      NoteLine(
        "alg", "what the header says of itself; Firebase obeys a list of its own, not this word",
        .rfc8725("3.1")),
      NoteLine(
        "kid", "which key of Apple's set to try; one that is not there is looked for once more",
        .oidcCore("10.1.1")),
      NoteLine(
        "signature",
        "over header and claims, byte by byte; the key is Apple's, never one in the token",
        .rfc7515("5.2")),
      NoteLine(
        "issuer_expected",
        "the issuer that belongs to the provider 'apple.com'; 'iss' must equal it",
        .oidcCore("3.1.3.7")),
      NoteLine(
        "audiences_expected",
        "the clients that the project's owner named to Firebase; 'aud' must be one of them",
        .oidcCore("3.1.3.7")),
      NoteLine(
        "now", "Firebase's clock in seconds since 1970; 'exp' and 'iat' are compared with it",
        .rfc7519("4.1.4")),
      NoteLine(
        "raw_nonce", "what the app sent; Firebase hashes it itself and takes nobody's digest",
        .identityToolkit),
      NoteLine(
        "nonce_expected",
        "lower-case hex of SHA-256 of the raw nonce; 'nonce' must equal it, character by character",
        .identityToolkit),
      NoteLine(
        "nonce_used_before",
        "a pair of token and nonce that was seen counts no more, or copying both would be enough",
        .identityToolkit),
    ])

  private static let keys: [ParameterNote] =
    .table(.appleKeysResponse, .firebaseKeysResponse, at: .json, keySetMembers)

  static let apiKey = NoteLine(
    "key",
    "names the Firebase project; it is in every copy of the app, so it is no secret and no proof",
    .firebaseAuth)
}
