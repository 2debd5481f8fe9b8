extension ParameterNotes {
  static let codeChallenge: [ParameterNote] = .table(
    .codeChallenge, at: .value,
    [
      NoteLine(
        .codeVerifier,
        "a fresh secret for this sign-in alone; it stays in the app until the token request",
        .rfc7636("4.1")),
      NoteLine(
        .codeChallenge,
        "what others may see of the verifier: nobody can turn a digest back into its input",
        .rfc7636("4.2")),
      NoteLine(
        .codeChallengeMethod,
        "how the challenge is derived; S256 hides the verifier, plain sends the verifier itself",
        .rfc7636("4.2")),
      NoteLine(
        .state,
        "ties the answer to this request; the app drops an answer that brings another one",
        .rfc6749("4.1.1")),
      NoteLine(
        .nonce,
        "ties the ID token to this sign-in; the app keeps it and looks for it among the claims",
        .oidcCore("3.1.2.1")),
    ])

  static let authorizationRequest: [ParameterNote] = .table(
    .openBrowser, .openWebView, .browserLaunch, .authorizationRequest, at: .query,
    [
      NoteLine(
        .responseType,
        "what the redirect is to bring back; 'code' keeps tokens out of URLs, which leak",
        .rfc6749("3.1.1")),
      NoteLine(
        .clientID,
        "names the app and proves nothing: it is public, every installed copy sends the same",
        .rfc6749("2.2")),
      NoteLine(
        .redirectURI,
        "where the answer goes; compared character by character with the registered ones",
        .rfc9700("4.1.3")),
      NoteLine(
        .scope,
        "what the app wants to be allowed; the server shows it to the user and may grant less",
        .rfc6749("3.3")),
      NoteLine(
        .state,
        "comes back for the app to compare; else a stranger could slip in an answer of his own",
        .rfc6749("10.12")),
      NoteLine(
        .nonce,
        "the server copies it into the ID token; without it an old token could pass for a new one",
        .oidcCore("3.1.2.1")),
      NoteLine(
        .codeChallenge,
        "the server keeps it with the code, which is then for whoever knows the verifier",
        .rfc7636("4.3")),
      NoteLine(
        .codeChallengeMethod,
        "how the challenge was made; left out it means 'plain', which gives the verifier away",
        .rfc7636("4.3")),
    ])
}
