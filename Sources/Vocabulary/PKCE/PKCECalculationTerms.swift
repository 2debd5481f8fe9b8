extension PKCETerms {
  /// What the calculations start from and lead to, and what pages show.
  static let calculations: [Term] = .parameters([
    "random_octets": [
      "32 octets from a good generator; as base64url they are a verifier of 43 characters":
        .at(.value, .codeChallenge, read: .rfc7636("4.1"))
    ],
    "sha256": [
      "the digest of the verifier's ASCII characters, here in hex; S256 writes it in base64url":
        .at(.value, .codeChallenge, read: .rfc7636("4.2"))
    ],
    "state_sent": .means(
      "the state that the app kept with its pending request", read: [.rfc6749("4.1.1")],
      notes: [
        "what the app kept with its pending request when it opened the browser":
          .at(.value, .stateCheck, read: .rfc6749("4.1.1"))
      ], secret: .known(to: .app, .device, .browser, .authorizationServer, as: "state")),
    "state_received": [
      "what the answer brought back; one other character means another request":
        .at(.value, .stateCheck, read: .rfc6749("4.1.2"))
    ],
    "issuer_chosen": .means(
      "the issuer that the app sent the user to", read: [.rfc9207("2.4")],
      notes: [
        "the issuer whose metadata the app read before it opened the browser":
          .at(.value, .stateCheck, read: .rfc9207("2.4")),
        "the issuer that the app sent the user to; 'iss' has to equal it exactly":
          .at(.value, .idTokenCheck, read: .oidcCore("3.1.3.7")),
      ]),
    "issuer_received": .means(
      "the issuer that the answer names", read: [.rfc9207("2")],
      notes: [
        "the issuer that the answer names; an attacker's server would name itself":
          .at(.value, .stateCheck, read: .rfc9207("2"))
      ]),
    "code_state": .means(
      "what a server's store says of a code: unused, redeemed, burned", read: [.rfc6749("4.1.2")],
      notes: [
        "what the store said; another request may come in before the code is marked as used":
          .at(.value, .codeLookup, read: .rfc6749("4.1.2"))
      ]),
    "signature": [
      "over header and claims, byte by byte; the key is one that the issuer has published":
        .at(.value, .idTokenCheck, read: .oidcCore("3.1.3.7")),
      "over header and claims, byte by byte; with a key that the authorization server has published":
        .at(.value, .accessTokenCheck, read: .rfc9068("4")),
    ],
    "now": [
      "the reader's clock in seconds since 1970; 'exp' and 'iat' are compared with it":
        .at(.value, .idTokenCheck, .accessTokenCheck, read: .rfc7519("4.1.4"))
    ],
    "nonce_sent": .means(
      "the nonce that the app put into its authorization request", read: [.oidcCore("3.1.3.7")],
      notes: [
        "the nonce of the pending sign-in; a token with another one is from another sign-in":
          .at(.value, .idTokenCheck, read: .oidcCore("3.1.3.7"))
      ], secret: .known(to: .app, .device, .browser, .authorizationServer, as: "nonce")),
    "at_hash_computed": .means(
      "what the app computes from the access token, to compare with 'at_hash'",
      read: [.oidcCore("3.1.3.6")],
      notes: [
        "the left half of the access token's digest, in base64url; 'at_hash' has to equal it":
          .at(.value, .idTokenCheck, read: .oidcCore("3.1.3.6"))
      ]),
    "audience_expected": [
      "the name of this API; a token for another API must not open this one":
        .at(.value, .accessTokenCheck, read: .rfc9068("4"))
    ],
    "scope_needed": .means(
      "the scope that an API asks for before it answers", read: [.rfc6750("3.1")],
      notes: [
        "what this API asks of a token's scope; without it the answer is status 403":
          .at(.value, .accessTokenCheck, read: .rfc6750("3.1"))
      ]),
    "address": .means(
      "the address that the browser shows above a page", sender: "the browser, to the user",
      without: "the user cannot see who asks for the password", read: [.rfc8252("8.12")],
      notes: [
        "what the browser shows above the page; only here can the user see who really asks":
          .at(.handoff, .loginPrompt, read: .rfc8252("8.12"))
      ]),
    "page": .means(
      "the heading of the page that the user sees", sender: "the browser, to the user",
      read: [.rfc8252("8.6")],
      notes: [
        "who asks for what, in the server's words; the app's name cannot be proven, so the user decides":
          .at(.handoff, .loginPrompt, read: .rfc8252("8.6"))
      ]),
  ])
}
