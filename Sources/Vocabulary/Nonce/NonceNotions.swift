extension NonceTerms {
  /// Who takes part.
  static let participants: [Term] = .participants([
    "apple": .means(
      "Apple's identity service at appleid.apple.com: it signs identity tokens for apps",
      sender: "holds the private signing keys, and which user is known to which team by which id",
      read: [.appleREST]),
    "firebase": .means(
      "Firebase Authentication: takes a provider's token, checks it, and issues one of its "
        + "own; also a claim of that token",
      sender: "holds the accounts of the project, and copies of the providers' public keys",
      without: "the app's own servers would have to know every provider",
      read: [.firebaseAuth, .identityToolkit],
      notes: [
        "how the user signed in: 'sign_in_provider', and the ids at that provider":
          .each(of: firebaseTokenClaims, read: .firebaseAuth)
      ], marks: .firebaseToken),
  ])

  /// Notions, and values that are notions.
  static let notions: [Term] = .terms([
    "identity token": .means(
      "Apple's name for its ID token: a JWT that says who signed in, for which app, and when",
      sender: "apple, by way of the device", read: [.appleREST, .oidcCore("2")]),
    "bundle id": .means(
      "the name of an app on Apple's systems, such as com.example.app; on a device it is the "
        + "audience of the identity token", read: [.appleREST]),
    "Services ID": .means(
      "the name of an app's web sign-in at Apple; a token from the web has it as its audience",
      without: "a server that knows the bundle id alone refuses every user of the web",
      read: [.appleREST]),
    "key rotation": .means(
      "an issuer changes the key with which it signs, and publishes the new one in its key set",
      without: "a key that leaked would stay good for ever", read: [.oidcCore("10.1.1")]),
    "UTF-8": .means(
      "the usual way to write characters as bytes; a JWT is ASCII, a part of it", read: [.rfc3629]),
    "none": .means(
      "an 'alg' that means 'not signed'; whoever accepts it accepts what anybody wrote",
      read: [.rfc7518("3.1"), .rfc8725("2.1")]),
    "HS256": .means(
      "a signature with a shared secret: whoever can check it can also make it",
      read: [.rfc7518("3.1"), .rfc8725("2.1")]),
  ])
}
