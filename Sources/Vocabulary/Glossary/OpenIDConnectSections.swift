extension Glossary {
  static let openIDConnect = sections(
    of: .oidcCore,
    [
      "2": "the ID token and its claims",
      "3.1.2.1": "the authentication request: the scope 'openid', and 'nonce'",
      "3.1.3.3": "the token response with an ID token",
      "3.1.3.6": "'at_hash' and how it is computed",
      "3.1.3.7": "everything that an app checks in an ID token",
      "3.1.3.8": "how 'at_hash' is compared with the access token",
      "3.3.2.10": "how 'c_hash' is compared with the code",
      "3.3.2.11": "'c_hash' and how it is computed",
      "5.7": "only 'iss' and 'sub' together name a user for good",
      "10.1.1": "how signing keys are changed, and when a key set is fetched again",
      "12.2": "what an ID token may look like after a refresh",
      "15.5.2": "how to make a nonce, and where to keep it",
    ])
}
