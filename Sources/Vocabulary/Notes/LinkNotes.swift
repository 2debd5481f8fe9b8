extension ParameterNotes {
  /// What stands in a link that somebody opens who is not the app.
  static let link: [ParameterNote] =
    .table(.link, .openLink, at: .query, asking + answering)
    + .table(.redirectRequest, at: .query, answering)
    + .table(.authorizationResponse, at: .locationQuery, sentOn)

  private static let asking = [
    NoteLine(
      .responseType,
      "the link asks for a code, as the app would; the user cannot see who will get it",
      .rfc6749("3.1.1")),
    NoteLine(
      .clientID,
      "the name of an honest app, which is no secret: anybody can write it into a link",
      .rfc6749("2.2")),
    NoteLine(
      .redirectURI,
      "where whoever made the link wants the answer; the server must know it for this client",
      .rfc9700("4.1.3")),
    NoteLine(
      .scope,
      "what the link asks for; the user sees it beside the name of the honest app",
      .rfc6749("3.3")),
    NoteLine(
      .codeChallenge,
      "belongs to a verifier of whoever made the link; PKCE does not help where the request is theirs",
      .rfc7636("4.3")),
    NoteLine(
      .codeChallengeMethod,
      "the request is made as the server wants it: only the redirect URI shows that it is forged",
      .rfc7636("4.3")),
  ]

  private static let answering = [
    NoteLine(
      .code,
      "an answer can be opened by anybody who has it, as often as they like: it is only a URL",
      .rfc8252("8.9")),
    NoteLine(
      .state,
      "belongs to the request that this answers; an app compares it with the one that it sent",
      .rfc6749("4.1.2")),
    NoteLine(
      .issuer,
      "the honest server's name: the answer is real, it only comes to somebody who did not ask",
      .rfc9207("2")),
    NoteLine(
      .error,
      "why there is no code; an answer with an error can be forged like one with a code",
      .rfc6749("4.1.2.1")),
    NoteLine(
      .errorDescription,
      "more about the error, for the developer; anyone can forge it, so do not show it to users",
      .rfc6749("4.1.2.1")),
  ]

  /// A whole authorization request that one server sends on to another.
  private static let sentOn = [
    NoteLine(
      .responseType,
      "a whole request stands here: the browser is sent on to a second authorization server",
      .rfc9700("4.4.1")),
    NoteLine(
      .clientID,
      "the app's name at the second server, which takes the request for the app's own",
      .rfc9700("4.4.1")),
    NoteLine(
      .redirectURI,
      "the app's own, so the second server finds nothing wrong, and will answer to the app",
      .rfc9700("4.4.1")),
    NoteLine(
      .scope,
      "as the app wrote it: the user will see the honest server's page, and approve",
      .rfc9700("4.4.1")),
    NoteLine(
      .nonce,
      "as the app wrote it: the ID token that follows will have it, and look right",
      .rfc9700("4.4.1")),
    NoteLine(
      .codeChallenge,
      "as the app wrote it: the app will send the verifier to whoever it takes for the server",
      .rfc9700("4.4.1")),
    NoteLine(
      .codeChallengeMethod,
      "as the app wrote it: nothing in the request tells that it came by a second server",
      .rfc9700("4.4.1")),
  ]
}
