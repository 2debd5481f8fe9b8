extension PKCETerms {
  /// The members of the authorization server's metadata.
  static let metadata: [Term] = .parameters([
    "issuer": .means(
      "the name of an authorization server: an https URL, compared exactly",
      sender: "the authorization server, in its metadata",
      without: "one server could publish metadata in the name of another",
      read: [.rfc8414("2"), .rfc8414("3.3")],
      notes: [
        "the server's name; the app checks that it asked this one, or another could pose as it":
          .at(.json, .metadataResponse, read: .rfc8414("3.3"))
      ]),
    "authorization_endpoint": .means(
      "the URL to which the browser goes so that the user can sign in",
      sender: "the authorization server, in its metadata", read: [.rfc8414("2"), .rfc6749("3.1")],
      notes: [
        "where the browser is sent; a forged value shows the user somebody else's login page":
          .at(.json, .metadataResponse, read: .rfc8414("2"))
      ]),
    "token_endpoint": .means(
      "the URL at which the app trades codes and refresh tokens for tokens",
      sender: "the authorization server, in its metadata", read: [.rfc8414("2"), .rfc6749("3.2")],
      notes: [
        "where the app redeems its code; a forged value delivers code and verifier to an attacker":
          .at(.json, .metadataResponse, read: .rfc8414("2"))
      ]),
    "jwks_uri": .means(
      "the URL of the issuer's public keys", sender: "the authorization server, in its metadata",
      without: "nobody else can check the signature of its tokens",
      read: [.rfc8414("2"), .rfc7517("5.1")],
      notes: [
        "where the public keys are; whoever checks a signature fetches them from here":
          .at(.json, .metadataResponse, read: .rfc8414("2"))
      ]),
    "scopes_supported": .means(
      "the scopes that a client may ask for; the list need not be complete",
      sender: "the authorization server, in its metadata", read: [.rfc8414("2")],
      notes: [
        "the scopes that a client may ask for; the server need not list all of them":
          .at(.json, .metadataResponse, read: .rfc8414("2"))
      ]),
    "response_types_supported": .means(
      "what the authorization endpoint can return",
      sender: "the authorization server, in its metadata", read: [.rfc8414("2")],
      notes: [
        "what the authorization endpoint can return; 'code' keeps tokens out of the redirect":
          .at(.json, .metadataResponse, read: .rfc8414("2"))
      ]),
    "response_modes_supported": .means(
      "how the authorization endpoint can return it: in the query, in the fragment",
      sender: "the authorization server, in its metadata",
      without: "query and fragment are assumed", read: [.rfc8414("2")],
      notes: [
        "how the answer travels back; 'query' puts it after the '?' of the redirect URI":
          .at(.json, .metadataResponse, read: .rfc8414("2"))
      ]),
    "grant_types_supported": .means(
      "what the token endpoint takes in exchange for tokens",
      sender: "the authorization server, in its metadata",
      without: "'authorization_code' and 'implicit' are assumed", read: [.rfc8414("2")],
      notes: [
        "what the token endpoint says it takes in exchange; a list that is left out has a default":
          .at(.json, .metadataResponse, read: .rfc8414("2"))
      ]),
    "token_endpoint_auth_methods_supported": .means(
      "how a client can prove itself at the token endpoint; 'none' lets public clients in",
      sender: "the authorization server, in its metadata",
      without: "'client_secret_basic' is assumed, which is of no use to an app",
      read: [.rfc8414("2")],
      notes: [
        "how clients prove themselves at the token endpoint; 'none' is for those without a secret":
          .at(.json, .metadataResponse, read: .rfc8414("2"))
      ]),
    "code_challenge_methods_supported": .means(
      "the challenge methods of PKCE that the server knows",
      sender: "the authorization server, in its metadata",
      without: "the app has to take it that the server does not do PKCE",
      read: [.rfc8414("2"), .rfc9700("2.1.1")],
      notes: [
        "the methods of PKCE; without this member an app must take it that there is no PKCE":
          .at(.json, .metadataResponse, read: .rfc8414("2"))
      ]),
    "authorization_response_iss_parameter_supported": .means(
      "whether every answer of the authorization endpoint carries 'iss'",
      sender: "the authorization server, in its metadata",
      without: "the app cannot tell an answer without 'iss' from one that lost it on its way",
      read: [.rfc9207("3"), .rfc9207("2.4")],
      notes: [
        "true promises 'iss' in every answer, so the app can refuse one that comes without it":
          .at(.json, .metadataResponse, read: .rfc9207("3"))
      ]),
  ])
}
