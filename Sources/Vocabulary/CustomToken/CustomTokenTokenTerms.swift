extension CustomTokenTerms {
  /// Who takes part.
  static let participants: [Term] = .participants([
    "facebook": .means(
      "the provider of the social login: it knows the user, and vouches for its own tokens",
      sender: "holds the user's session in the browser", read: [.facebookTokenDebugging]),
    "mobile-service": .means(
      "the back end of an app: it signs users in, mints tokens, and keeps each user's rows",
      sender: "holds the master key, the hashes of passwords, and the tables",
      read: [.mobileServicesREST]),
  ])

  /// Notions of this flow.
  static let notions: [Term] = .terms([
    "Zumo": .means(
      "the first name of Azure Mobile Services, alive in its header fields and its issuer",
      read: [.mobileServicesREST]),
    "key chain": .means(
      "where a device keeps small secrets of an app: encrypted, and not in a readable backup",
      without: "a token in a plain file belongs to whoever copies the file", read: [.rfc8252("8.5")]
    ),
  ])

  /// The claims of the service's token.
  static let claims: [Term] = .claims([
    "aud": [
      "how the user signed in; a service that takes any value takes other services' tokens too":
        .each(of: tokenClaims, read: .rfc8725("3.9")),
      "has to be one of the ways to sign in that this service offers, exactly":
        .at(.value, .tokenVerification, read: .rfc8725("3.9")),
    ],
    "exp": [
      "when the token ends, in whole seconds since 1970; a JavaScript time is in milliseconds":
        .each(of: tokenClaims, read: .rfc7519("4.1.4")),
      "has to be a whole number of seconds, ahead, and not further ahead than tokens live":
        .at(.value, .tokenVerification, read: .rfc7519("4.1.4")),
    ],
    "ver": .means(
      "the version of a token of Mobile Services: the number 2 since March 2014",
      sender: "the mobile service", read: [.mobileServicesVersion2],
      notes: [
        "the form of the token, a number; since March 2014 it is 2, and 'kid' a text":
          .each(of: tokenClaims, read: .mobileServicesVersion2),
        "has to be the number 2; a version with other rules would pass under the old ones":
          .at(.value, .tokenVerification, read: .mobileServicesVersion2),
      ]),
    "uid": .means(
      "the user in a token of Mobile Services: 'Provider:id'", sender: "the mobile service",
      without: "an id without provider can be that of two users", read: [.mobileServicesToken],
      notes: [
        "the user, as 'Provider:id'; without the prefix nothing says which kind of user it names":
          .each(of: tokenClaims, read: .mobileServicesToken),
        "provider and id; the provider has to be the one that 'aud' names":
          .at(.value, .tokenVerification, read: .mobileServicesToken),
      ]),
  ])

  /// The header of the service's token.
  static let tokenHeader: [Term] = .parameters([
    "alg": [
      "should be HS256, an HMAC: one key signs and verifies, so whoever can check can also forge":
        .each(of: tokenHeaderMembers, read: .rfc7518("3.2")),
      "what the header says; the service knows its one algorithm and does not ask the token":
        .at(.value, .tokenVerification, read: .rfc8725("3.1")),
    ],
    "kid": [
      "which key: the text \"0\" since version 2; older scripts write the number 0, which is no text":
        .each(of: tokenHeaderMembers, read: .mobileServicesVersion2),
      "has to be the text \"0\"; the number 0 is the form of version 1":
        .at(.value, .tokenVerification, read: .mobileServicesVersion2),
    ],
    "typ": [
      "says that this is a JWT; it does not say which kind, so other claims have to":
        .each(of: tokenHeaderMembers, read: .rfc8725("3.11"))
    ],
  ])
}
