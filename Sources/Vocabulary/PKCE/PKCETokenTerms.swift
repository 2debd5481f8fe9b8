extension PKCETerms {
  /// The requests to the token endpoint and to the API, and their answers.
  static let tokens: [Term] = .parameters([
    "grant_type": [
      "says what is offered in exchange for tokens; the server picks its rules by this word":
        .at(.form, .tokenRequest, read: .rfc6749("4.1.3")).at(.json, .tokenRequest),
      "says that a refresh token is offered; the server picks its rules by this word":
        .at(.form, .refreshRequest, read: .rfc6749("6")),
    ],
    "code_verifier": .means(
      "43 to 128 random characters that the app keeps until it redeems the code",
      sender: "the app, in the token request and never before",
      without: "nothing tells the app that began the sign-in from one that stole the code",
      read: [.rfc7636("4.1"), .rfc7636("4.5"), .rfc7636("4.6")],
      notes: [
        "should be a fresh secret for this sign-in alone, kept in the app until the token request":
          .at(.value, .codeChallenge, read: .rfc7636("4.1")),
        "the secret behind the challenge; the server derives the challenge from it and compares":
          .at(.form, .tokenRequest, read: .rfc7636("4.6")).at(.json, .tokenRequest),
      ], secret: .known(to: .app, .authorizationServer)),
    "client_secret": .means(
      "the password of a client that runs on a server; an app that ships one has told everybody",
      sender: "a confidential client, in the token request",
      read: [.rfc6749("2.3.1"), .rfc8252("8.5")],
      notes: [
        "proves nothing from an app: whoever unpacks one copy of it has the secret of all copies":
          .at(.form, .tokenRequest, .refreshRequest, read: .rfc8252("8.5")).at(.json, .tokenRequest)
      ], secret: .known(to: .authorizationServer)),
    "access_token": .stands(
      [
        "the key to the API; the app passes it on unread, only the resource server looks inside":
          .at(.json, .tokenResponse, .refreshResponse, read: .rfc6749("1.4")),
        "a token in a URL ends up in logs and histories; an API should not look for it here":
          .at(.query, .resourceRequest, read: .rfc9700("4.3.2")),
      ], secret: .known(to: .authorizationServer, .app, .resourceServer)),
    "token_type": [
      "how to use the access token; 'Bearer' means that holding it is enough, for a thief as well":
        .at(.json, .tokenResponse, .refreshResponse, read: .rfc6749("7.1"))
    ],
    "expires_in": [
      "the access token's life in seconds; the app plans by it, as it cannot read the token":
        .at(.json, .tokenResponse, .refreshResponse, read: .rfc6749("5.1"))
    ],
    "refresh_token": .stands(
      [
        "gets new access tokens without the user; it goes to the token endpoint, never to an API":
          .at(.json, .tokenResponse, read: .rfc6749("1.5")),
        "takes the place of the one just used; if that comes again, it may have been copied":
          .at(.json, .refreshResponse, read: .rfc9700("4.14.2")),
        "should count once: at a second use no server can tell a thief from an app that lost the answer":
          .at(.form, .refreshRequest, read: .rfc9700("4.14.2")),
      ], secret: .known(to: .authorizationServer, .app)),
    "id_token": .stands(
      [
        "tells the app who signed in; it is meant for the app alone and opens no API":
          .at(.json, .tokenResponse, .refreshResponse, read: .oidcCore("3.1.3.3"))
      ], secret: .known(to: .authorizationServer, .app), carries: .idToken),
  ])

  /// The claims of the ID token and of the access token.
  static let claims: [Term] = .claims([
    "sub": [
      "the user's lasting id at this issuer; 'iss' and 'sub' name an account, an e-mail does not":
        .at(.claim(.idToken), .tokenResponse, .idTokenCheck, read: .oidcCore("5.7")),
      "has to be the same user as before the refresh; else the app shows one user another's data":
        .at(.claim(.idToken), .refreshResponse, read: .oidcCore("12.2")),
      "the user for whom the app asks; the resource server decides by it whose data to show":
        .each(of: accessTokenClaims, read: .rfc9068("2.2")),
    ],
    "aud": [
      "for whom the token is; a token for another client would let that client sign in here":
        .each(of: idTokenClaims, read: .oidcCore("3.1.3.7")),
      "for which API the token is; a resource server refuses tokens that were made for another":
        .each(of: accessTokenClaims, read: .rfc9068("4")),
    ],
    "exp": [
      "the second from which on the app refuses the token; a small leeway allows for wrong clocks":
        .each(of: idTokenClaims, read: .oidcCore("2")),
      "the second from which on the API refuses the token; a short life limits what a thief can do":
        .each(of: accessTokenClaims, read: .rfc9068("4")),
    ],
    "iat": [
      "when the token was issued; a time ahead of the app's clock, or long past, is suspicious":
        .each(of: idTokenClaims, read: .oidcCore("3.1.3.7")),
      "when the token was issued, in seconds since 1970; it tells the token's age":
        .each(of: accessTokenClaims, read: .rfc9068("2.2")),
    ],
    "auth_time": [
      "when the user last proved who he is; an app that wants a fresh sign-in compares its clock":
        .at(.claim(.idToken), .tokenResponse, .idTokenCheck, read: .oidcCore("2")),
      "has to be the time of the first sign-in: nobody signed in again for this token":
        .at(.claim(.idToken), .refreshResponse, read: .oidcCore("12.2")),
      "when the user signed in; an API may ask for a sign-in that is not long ago":
        .at(.claim(.accessToken), .resourceRequest, read: .rfc9068("2.2.1")),
    ],
    "at_hash": .means(
      "the left half of the access token's digest, in base64url",
      sender: "the authorization server, in the ID token",
      without: "nobody would notice when the access token is swapped for another",
      read: [.oidcCore("3.1.3.6"), .oidcCore("3.1.3.8")],
      notes: [
        "half the digest of the access token; the app sees whether the two tokens belong together":
          .each(of: idTokenClaims, read: .oidcCore("3.1.3.6")),
        "a hash of the access token that came with this one; so this one is an ID token":
          .at(.claim(.accessToken), .resourceRequest, read: .oidcCore("3.1.3.6")),
      ]),
    "azp": .means(
      "the authorized party: the client that the token was issued to; seldom used",
      sender: "the authorization server, in the ID token",
      read: [.oidcCore("2"), .oidcCore("3.1.3.7")],
      notes: [
        "the client that the token was issued to; an app without an extension that needs it ignores it":
          .each(of: idTokenClaims, read: .oidcCore("2"))
      ]),
    "jti": .means(
      "the token's own id, different for every token of an issuer",
      sender: "the authorization server, in the access token",
      without: "a single token could not be revoked, nor found in a log",
      read: [.rfc7519("4.1.7"), .rfc9068("2.2")],
      notes: [
        "the token's own name; with it one token can be revoked, or found in a log":
          .each(of: accessTokenClaims, read: .rfc9068("2.2"))
      ]),
  ])

  /// What the headers of these tokens say otherwise than others.
  static let tokenHeader: [Term] = .parameters([
    "typ": [
      "the kind of token; an ID token must not pass where an access token belongs":
        .each(of: idTokenHeader, read: .rfc8725("3.11")),
      "'at+jwt' says what it is; without it an ID token, signed with the same key, could open the API":
        .each(of: accessTokenHeader, read: .rfc9068("4")),
      "the kind of token; an ID token must not pass where an access token belongs":
        .at(.value, .accessTokenCheck, read: .rfc9068("4")),
    ]
  ])
}
