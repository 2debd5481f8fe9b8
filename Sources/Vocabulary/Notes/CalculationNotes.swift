extension ParameterNotes {
  /// What the calculations of the participants start from and lead to, where the name is not one
  /// of the wire.
  static let calculations: [ParameterNote] =
    drawing + comparing + lookingUp + judging + judgingIDToken + judgingAccessToken

  private static let drawing: [ParameterNote] =
    .table(
      .codeChallenge, at: .value,
      [
        NoteLine(
          "random_octets",
          "32 octets from a good generator; as base64url they are a verifier of 43 characters",
          .rfc7636("4.1")),
        NoteLine(
          "sha256",
          "the digest of the verifier's ASCII characters, here in hex; the challenge is its base64url",
          .rfc7636("4.2")),
      ])

  private static let comparing: [ParameterNote] =
    .table(
      .stateCheck, at: .value,
      [
        NoteLine(
          "state_sent", "what the app kept with its pending request when it opened the browser",
          .rfc6749("4.1.1")),
        NoteLine(
          "state_received",
          "what the answer brought back; one other character means another request",
          .rfc6749("4.1.2")),
        NoteLine(
          "issuer_chosen", "the issuer whose metadata the app read before it opened the browser",
          .rfc9207("2.4")
        ),
        NoteLine(
          "issuer_received",
          "the issuer that the answer names; an attacker's server would name itself", .rfc9207("2")),
      ])

  private static let lookingUp: [ParameterNote] =
    .table(
      .codeLookup, at: .value,
      [
        NoteLine(
          .code, "the code that the request wants to redeem; the server asks its store about it",
          .rfc6749("4.1.2")),
        NoteLine(
          "code_state",
          "what the store said; another request may come in before the code is marked as used",
          .rfc6749("4.1.2")),
      ])

  private static let judging: [ParameterNote] =
    .table(
      .idTokenCheck, .accessTokenCheck, at: .value,
      [
        NoteLine(
          "signature",
          "over header and claims, byte by byte; the key is the issuer's, never one in the token",
          .rfc7515("5.2")),
        NoteLine(
          "now", "the reader's clock in seconds since 1970; 'exp' and 'iat' are compared with it",
          .rfc7519("4.1.4")),
      ])

  private static let judgingIDToken: [ParameterNote] =
    .table(
      .idTokenCheck, at: .value,
      [
        NoteLine(
          "issuer_chosen",
          "the issuer that the app sent the user to; 'iss' has to equal it exactly",
          .oidcCore("3.1.3.7")),
        NoteLine(
          "client_id",
          "this app's own identifier; a token whose 'aud' names another was made for another",
          .oidcCore("3.1.3.7")),
        NoteLine(
          "nonce_sent",
          "the nonce of the pending sign-in; a token with another one is from another sign-in",
          .oidcCore("3.1.3.7")),
        NoteLine(
          "at_hash_computed",
          "the left half of the access token's digest, in base64url; 'at_hash' has to equal it",
          .oidcCore("3.1.3.6")),
      ])

  private static let judgingAccessToken: [ParameterNote] =
    .table(
      .accessTokenCheck, at: .value,
      [
        NoteLine(
          "typ", "the kind of token; an ID token must not pass where an access token belongs",
          .rfc9068("4")),
        NoteLine(
          "audience_expected",
          "the name of this API; a token for another API must not open this one", .rfc9068("4")),
        NoteLine(
          "scope_needed",
          "what this API asks of a token's scope; without it the answer is status 403",
          .rfc6750("3.1")),
      ])
}
