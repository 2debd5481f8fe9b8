extension NonceTerms {
  /// The tokens, and how they are renewed.
  static let tokens: [Term] = .parameters([
    "grant_type": [
      "says that a refresh token is offered; no user is there, and none is needed":
        .at(.form, .firebaseRefreshRequest, read: .rfc6749("6"))
    ],
    "grantType": [
      "says that a refresh token is offered; the documentation has a form, and 'grant_type'":
        .at(.json, .firebaseRefreshRequest, read: FirebaseSDK.renewalRequest)
    ],
    "access_token": .stands(
      [
        "here the same text as 'id_token': Firebase answers as OAuth says, and adds":
          .at(.json, .firebaseRefreshResponse, read: .identityToolkit)
      ], secret: .known(to: .firebase, .app, .resourceServer, as: "firebase_token")),
    "token_type": [
      "how the token is used; 'Bearer' means that holding it is enough":
        .at(.json, .firebaseRefreshResponse, read: .rfc6749("7.1"))
    ],
    "expiresIn": [
      "the ID token's life in seconds, as a text: a strict reader of numbers stumbles":
        .at(.json, .firebaseSignInResponse, read: .identityToolkit)
    ],
    "expires_in": [
      "the new token's life in seconds, again as a text though OAuth has a number":
        .at(.json, .firebaseRefreshResponse, read: .rfc6749("5.1"))
    ],
    "refreshToken": .stands(
      [
        "gets new ID tokens without the user; whoever copies it stays signed in":
          .at(.json, .firebaseSignInResponse, read: .identityToolkit),
        "stands for the whole sign-in; it goes to the token service, never to an API":
          .at(.json, .firebaseRefreshRequest, read: .identityToolkit),
      ], secret: .known(to: .firebase, .app, as: "refresh_token")),
    "refresh_token": .stands(
      [
        "the whole sign-in in one text, here in the form that is documented; it goes to no API":
          .at(.form, .firebaseRefreshRequest, read: .identityToolkit),
        "the refresh token to use from now on; it may be the same one as before":
          .at(.json, .firebaseRefreshResponse, read: .rfc6749("6")),
      ], secret: .known(to: .firebase, .app)),
    "id_token": .stands(
      [
        "the identity token: Apple's signed word on who signed in, for which app, and when":
          .at(.json, .appleAuthorizationResponse, read: .appleREST),
        "Apple's token, as text; alone it proves that somebody signed in, not that it was just now":
          .at(.form, .firebaseSignInRequest, read: .identityToolkit),
      ], secret: .known(to: .apple, .device, .app, .firebase, as: "identity_token"),
      carries: .appleIdentityToken),
    "idToken": .stands(
      [
        "Firebase's own token, for the app's own servers: they need not know Apple at all":
          .at(.json, .firebaseSignInResponse, read: .identityToolkit)
      ], secret: .known(to: .firebase, .app, .resourceServer, as: "firebase_token")),
    "id_token": .stands(
      [
        "a new ID token of the same user; the app compares 'iss' and 'sub' with the old one":
          .at(.json, .firebaseRefreshResponse, read: .oidcCore("12.2"))
      ], secret: .known(to: .firebase, .app, .resourceServer, as: "firebase_token")),
  ])

  /// The claims of Apple's token and of Firebase's.
  static let claims: [Term] = .claims([
    "sub": [
      "the user's lasting id, the same in all apps of one team; it names the account, the e-mail not":
        .each(of: identityTokenClaims, read: .appleREST),
      "the user's id in this project; the API decides by it whose data to show":
        .each(of: firebaseTokenClaims, read: .firebaseAuth),
      "whom the new token names; any other user than before ends the session":
        .at(.value, .sessionCheck, read: .oidcCore("12.2")),
    ],
    "aud": [
      "for which client: the bundle id of the app, or the Services ID of a web sign-in":
        .each(of: identityTokenClaims, read: .appleREST),
      "for which project; tokens of all Firebase projects are signed with the same keys":
        .each(of: firebaseTokenClaims, read: .firebaseAuth),
    ],
    "exp": [
      "the second from which on the token is refused; a small leeway allows for wrong clocks":
        .each(of: identityTokenClaims, read: .oidcCore("3.1.3.7")),
      "an hour after 'iat'; the API refuses the token from then on, and the app renews it":
        .each(of: firebaseTokenClaims, read: .firebaseAuth),
    ],
    "iat": [
      "when Apple issued the token; a time ahead of the reader's clock is suspicious":
        .each(of: identityTokenClaims, read: .oidcCore("3.1.3.7")),
      "when Firebase issued this token; a time ahead of the reader's clock is suspicious":
        .each(of: firebaseTokenClaims, read: .firebaseAuth),
    ],
    "auth_time": [
      "by OpenID when the user last proved who he is; Apple writes it, and does not document it":
        .each(of: identityTokenClaims, read: .thread(.appleForums, 124_175)),
      "when the user signed in; it stays the same while the app renews its tokens":
        .each(of: firebaseTokenClaims, read: .firebaseAuth),
    ],
    "nonce_supported": .means(
      "whether Apple could carry a nonce: if true, an app should insist on the one that it sent; if "
        + "false, it may go on without",
      sender: "apple, in the identity token",
      without: "an app could not tell a token whose nonce was lost from one that never had any",
      read: [.appleREST],
      notes: [
        "if true, Apple asks apps to insist on the nonce; if false, they may go on without one":
          .each(of: identityTokenClaims, read: .appleREST)
      ]),
    "c_hash": .means(
      "the left half of the digest of the code beside the token, in base64url; in Apple's tokens it was "
        + "seen, but Apple does not document it",
      sender: "apple, in the identity token",
      without: "an app that compares could not notice when the code is swapped for another",
      read: [.oidcCore("3.3.2.10"), .oidcCore("3.3.2.11"), .thread(.reactNativeApple, 77)],
      notes: [
        "by OpenID half the digest of the code beside it; Apple writes it, and does not document it":
          .each(of: identityTokenClaims, read: .thread(.reactNativeApple, 77)),
        "what the token says of its code; a pair that does not fit was put together":
          .at(.value, .credentialCheck, read: .oidcCore("3.3.2.10")),
      ]),
    "email": .means(
      "the user's e-mail address, or one of Apple's that forwards to it",
      sender: "apple, in the identity token; Firebase, in its own",
      read: [.oidcCore("5.7"), .appleREST],
      notes: [
        "the address once more, outside the token and unsigned; later only the token can have it":
          .at(.json, .appleAuthorizationResponse, read: .appleREST),
        "the address, or one of Apple's that forwards to it; it can change, so it names no account":
          .each(of: identityTokenClaims, read: .appleREST),
        "given at the first sign-in only; later it is in the token, if the app asks for the address":
          .at(.handoff, .appleCredential, read: .appleServices),
        "the address from Apple's token; to look, not to decide by: it can change hands":
          .at(.json, .firebaseSignInResponse, read: .oidcCore("5.7")),
        "the address from Apple's token; it can change, so no server should know users by it":
          .each(of: firebaseTokenClaims, read: .oidcCore("5.7")),
      ]),
    "email_verified": .means(
      "whether the issuer vouches for the address; from Apple a boolean or the text \"true\"",
      sender: "apple and Firebase, in their tokens; in Firebase's answer spelled 'emailVerified'",
      read: [.appleREST],
      notes: [
        "a boolean or the text \"true\": Apple sends both, and a reader has to take both":
          .each(of: identityTokenClaims, read: .appleREST),
        "whether the provider vouches for the address; here always a boolean":
          .each(of: firebaseTokenClaims, read: .firebaseAuth),
      ]),
    "emailVerified": [
      "whether Apple vouches for the address; a boolean here, whatever Apple sent":
        .at(.json, .firebaseSignInResponse, read: .identityToolkit)
    ],
    "user_id": [
      "the same as 'sub', under the name that Firebase used before; servers read 'sub'":
        .each(of: firebaseTokenClaims, read: .firebaseAuth),
      "the user's id in this project once more, outside the token, unsigned":
        .at(.json, .firebaseRefreshResponse, read: .identityToolkit),
    ],
    "name": .means(
      "the user's name as the app passed it on; nobody checked it",
      sender: "Firebase, in its ID token", read: [.firebaseAuth],
      notes: [
        "the name that the app passed on at the first sign-in; nobody has checked it":
          .each(of: firebaseTokenClaims, read: .firebaseAuth)
      ]),
  ])

  /// What the headers of these tokens say otherwise than others.
  static let tokenHeader: [Term] = .parameters([
    "jwk": [
      "a key that the token brings along: whoever wrote the token wrote it, so it proves nothing":
        .each(of: identityTokenHeader + firebaseTokenHeader, read: .rfc8725("3.10"))
    ],
    "alg": [
      "what the header says of itself; an unsigned token was refused, whatever it said":
        .at(.value, .identityTokenVerification, read: .firebaseRecord),
      "what the header says of itself; the API obeys a list of its own, not this word":
        .at(.value, .firebaseTokenCheck, read: .rfc8725("3.1")),
    ],
    "kid": [
      "which key of Apple's set to try; who does not find it there can fetch the set once more":
        .at(.value, .identityTokenVerification, read: .ownChoice)
    ],
    "typ": [
      "the kind of token, in general words; what tells tokens apart here is 'iss'":
        .each(of: firebaseTokenHeader, read: .rfc8725("3.11"))
    ],
    "jku": .means(
      "an address in a token's header at which its key shall be fetched",
      sender: "whoever made the token, so an attacker too", read: [.rfc8725("3.10")],
      notes: [
        "where the token says that its key is: a reader who fetches it asks the attacker":
          .each(of: identityTokenHeader + firebaseTokenHeader, read: .rfc8725("3.10"))
      ]),
  ])
}
