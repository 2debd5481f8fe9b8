extension NonceTerms {
  /// Who takes part, and notions of this flow.
  static let notions: [Term] = [
    Term(
      "authorizationCode",
      notes: [
        "bytes, here in hex: the code as UTF-8 text, for a server that talks to Apple itself":
          .at(.handoff, .appleCredential, read: .appleServices)
      ]),
    Term(
      "jwk",
      notes: [
        "a key that the token brings along: whoever wrote the token wrote it, so it proves nothing":
          .at(
            .joseHeader(.identityToken), .appleAuthorizationResponse, .appleCredential,
            .firebaseSignInRequest, read: .rfc8725("3.10")
          ).at(
            .joseHeader(.firebaseToken), .firebaseSignInResponse, .resourceRequest,
            .firebaseTokenCheck, .firebaseRefreshResponse)
      ]),
    Term(
      "apple", .participant,
      "Apple's identity service at appleid.apple.com: it signs identity tokens for apps",
      sender: "holds the private signing keys, and which user is known to which team by which id",
      read: [.appleREST]),
    Term(
      "firebase", .participant,
      "Firebase Authentication: takes a provider's token, checks it, and issues one of its "
        + "own; also a claim of that token",
      sender: "holds the accounts of the project, and copies of the providers' public keys",
      without: "the app's own servers would have to know every provider",
      read: [.firebaseAuth, .identityToolkit],
      notes: [
        "how the user signed in: 'sign_in_provider', and the ids at that provider":
          .at(
            .claim(.firebaseToken), .firebaseSignInResponse, .resourceRequest, .firebaseTokenCheck,
            .firebaseRefreshResponse, read: .firebaseAuth)
      ], marks: .firebaseToken),
    Term(
      "identity token", .term,
      "Apple's name for its ID token: a JWT that says who signed in, for which app, and when",
      sender: "apple, by way of the device", read: [.appleREST, .oidcCore("2")]),
    Term(
      "identityToken",
      notes: [
        "bytes, here in hex: the UTF-8 text of a JWT. The device hands them on and judges nothing":
          .at(.handoff, .appleCredential, read: .appleServices),
        "the bytes as they came, in hex; the app has to read them as UTF-8 text":
          .at(.value, .credentialCheck, read: .rfc3629),
      ]),
    Term(
      "bundle id", .term,
      "the name of an app on Apple's systems, such as com.example.app; on a device it is the "
        + "audience of the identity token", read: [.appleREST]),
    Term(
      "Services ID", .term,
      "the name of an app's web sign-in at Apple; a token from the web has it as its audience",
      without: "a server that knows the bundle id alone refuses every user of the web",
      read: [.appleREST]),
    Term(
      "key rotation", .term,
      "an issuer changes the key with which it signs, and publishes the new one in its key set",
      without: "a key that leaked would stay good for ever", read: [.oidcCore("10.1.1")]),
    Term(
      "UTF-8", .term,
      "the usual way to write characters as bytes; a JWT is ASCII, a part of it", read: [.rfc3629]),
    Term(
      "none", .term,
      "an 'alg' that means 'not signed'; whoever accepts it accepts what anybody wrote",
      read: [.rfc7518("3.1"), .rfc8725("2.1")]),
    Term(
      "HS256", .term,
      "a signature with a shared secret: whoever can check it can also make it",
      read: [.rfc7518("3.1"), .rfc8725("2.1")]),
  ]

  /// What the credential says of the user and of the app.
  static let participants: [Term] = [
    Term(
      "user",
      notes: [
        "the user's lasting id, the same as 'sub' in the token; only the token's is signed":
          .at(.handoff, .appleCredential, read: .appleServices),
        "the name, which Apple gave only this once; unsigned, so good for a greeting and no more":
          .at(.form, .firebaseSignInRequest, read: .identityToolkit),
      ]),
    Term(
      "app",
      notes: [
        "which app asks; the system knows who called it, so no app can use another's name here":
          .at(.handoff, .appleIDPrompt, read: .appleServices)
      ]),
  ]
}
