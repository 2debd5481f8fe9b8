extension ParameterNotes {
  static let metadata: [ParameterNote] = .table(
    .metadataResponse, at: .json,
    [
      NoteLine(
        MetadataName.issuer,
        "the server's name; the app checks that it asked this one, or another could pose as it",
        .rfc8414("3.3")),
      NoteLine(
        MetadataName.authorizationEndpoint,
        "where the browser is sent; a forged value shows the user somebody else's login page",
        .rfc8414("2")),
      NoteLine(
        MetadataName.tokenEndpoint,
        "where the app redeems its code; a forged value delivers code and verifier to an attacker",
        .rfc8414("2")),
      NoteLine(
        MetadataName.keySetURL,
        "where the public keys are; whoever checks a signature fetches them from here",
        .rfc8414("2")),
      NoteLine(
        MetadataName.scopes,
        "the scopes that a client may ask for; the server need not list all of them",
        .rfc8414("2")),
      NoteLine(
        MetadataName.responseTypes,
        "what the authorization endpoint can return; 'code' keeps tokens out of the redirect",
        .rfc8414("2")),
      NoteLine(
        MetadataName.responseModes,
        "how the answer travels back; 'query' puts it after the '?' of the redirect URI",
        .rfc8414("2")),
      NoteLine(
        MetadataName.grantTypes,
        "what the token endpoint takes in exchange; refresh works only where it is listed",
        .rfc8414("2")),
      NoteLine(
        MetadataName.clientAuthenticationMethods,
        "how clients prove themselves at the token endpoint; 'none' is for those without a secret",
        .rfc8414("2")),
      NoteLine(
        MetadataName.codeChallengeMethods,
        "the methods of PKCE; without this member an app must take it that there is no PKCE",
        .rfc8414("2")),
      NoteLine(
        MetadataName.sendsIssuer,
        "true promises 'iss' in every answer, so the app can refuse one that comes without it",
        .rfc9207("3")),
    ])
}
