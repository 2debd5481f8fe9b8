extension Glossary {
  static let metadata: [GlossaryEntry] = [
    GlossaryEntry(
      "issuer", .parameter,
      "the name of an authorization server: an https URL, compared exactly",
      sender: "the authorization server, in its metadata",
      without: "one server could publish metadata in the name of another",
      .rfc8414("2"), .rfc8414("3.3")),
    GlossaryEntry(
      "authorization_endpoint", .parameter,
      "the URL to which the browser goes so that the user can sign in",
      sender: "the authorization server, in its metadata",
      .rfc8414("2"), .rfc6749("3.1")),
    GlossaryEntry(
      "token_endpoint", .parameter,
      "the URL at which the app trades codes and refresh tokens for tokens",
      sender: "the authorization server, in its metadata",
      .rfc8414("2"), .rfc6749("3.2")),
    GlossaryEntry(
      "jwks_uri", .parameter,
      "the URL of the issuer's public keys",
      sender: "the authorization server, in its metadata",
      without: "nobody else can check the signature of its tokens",
      .rfc8414("2"), .rfc7517("5.1")),
    GlossaryEntry(
      "scopes_supported", .parameter,
      "the scopes that a client may ask for; the list need not be complete",
      sender: "the authorization server, in its metadata",
      .rfc8414("2")),
    GlossaryEntry(
      "response_types_supported", .parameter,
      "what the authorization endpoint can return",
      sender: "the authorization server, in its metadata",
      .rfc8414("2")),
    GlossaryEntry(
      "response_modes_supported", .parameter,
      "how the authorization endpoint can return it: in the query, in the fragment",
      sender: "the authorization server, in its metadata",
      without: "query and fragment are assumed",
      .rfc8414("2")),
    GlossaryEntry(
      "grant_types_supported", .parameter,
      "what the token endpoint takes in exchange for tokens",
      sender: "the authorization server, in its metadata",
      without: "'authorization_code' and 'implicit' are assumed",
      .rfc8414("2")),
    GlossaryEntry(
      "token_endpoint_auth_methods_supported", .parameter,
      "how a client can prove itself at the token endpoint; 'none' lets public clients in",
      sender: "the authorization server, in its metadata",
      without: "'client_secret_basic' is assumed, which is of no use to an app",
      .rfc8414("2")),
    GlossaryEntry(
      "code_challenge_methods_supported", .parameter,
      "the challenge methods of PKCE that the server knows",
      sender: "the authorization server, in its metadata",
      without: "the app has to take it that the server does not do PKCE",
      .rfc8414("2"), .rfc9700("2.1.1")),
    GlossaryEntry(
      "authorization_response_iss_parameter_supported", .parameter,
      "whether every answer of the authorization endpoint carries 'iss'",
      sender: "the authorization server, in its metadata",
      without: "the app cannot tell an answer without 'iss' from one that lost it on its way",
      .rfc9207("3"), .rfc9207("2.4")),
  ]
}
