extension CustomTokenTerms {
  /// Who takes part.
  static let participants: [Term] = .participants([
    "facebook": .means(
      "the provider of the social login: it knows the user, and vouches for its own tokens",
      sender: "holds the user's session in the browser", read: [.mobileServicesFacebook]),
    "mobile-service": .means(
      "the back end of an app: it signs users in, mints tokens, and runs the maker's scripts",
      sender: "holds the master key, the hashes of passwords, and the tables",
      read: [.mobileServicesREST, .mobileServicesJWT]),
  ])

  /// Notions of this flow.
  static let notions: [Term] = .terms([
    "Zumo": .means(
      "the first name of Azure Mobile Services, alive in its header fields and its issuer; the service is gone",
      read: [.mobileServicesREST, .code(.mobileServicesRuntime, "README.md")]),
    "key chain": .means(
      "where a device keeps small secrets of an app: encrypted; in a backup only if that is encrypted too, "
        + "and never where an entry is for this device only",
      without: "a token in a plain file belongs to whoever copies the file", read: [.rfc8252("8.5")]
    ),
  ])

  /// The claims of the service's token.
  static let claims: [Term] = .claims([
    "aud": [
      "by which provider the user signed in; no claim names the service that the token is for":
        .each(of: tokenClaims, read: .mobileServicesLogin),
      "should be exactly one provider, and names no service; the service of 2013 did not look at it":
        .at(.value, .tokenVerification, read: .mobileServicesJWT),
    ],
    "exp": [
      "when the token ends: whole seconds since 1970 should be here, and JavaScript has milliseconds":
        .each(of: tokenClaims, read: .rfc7519("4.1.4")),
      "has to lie ahead; how far ahead, and in which form, Mobile Services did not ask":
        .at(.value, .tokenVerification, read: .mobileServicesJWT),
    ],
    "iat": [
      "when it was issued, in seconds; the service wrote none, and refused one that lies ahead":
        .each(of: tokenClaims, read: .mobileServicesJWT)
    ],
    "nbf": .means(
      "the time before which a token is not to be taken", sender: "whoever issues the token",
      read: [.rfc7519("4.1.5")],
      notes: [
        "from when on it counts, in seconds; the service wrote none, and looked at one that came":
          .each(of: tokenClaims, read: .mobileServicesJWT)
      ]),
    "ver": .means(
      "the version of a token of Mobile Services: the number 2 since about November 2013",
      sender: "the mobile service", read: [.mobileServicesVersion2],
      notes: [
        "the form of the token, a number; since about November 2013 it is 2, and 'kid' a text":
          .each(of: tokenClaims, read: .mobileServicesVersion2),
        "should be the number 2; Mobile Services did not look, and still took version 1":
          .at(.value, .tokenVerification, read: .mobileServicesVersion2),
      ]),
    "urn:microsoft:credentials": .means(
      "the provider's access token and claims, encrypted with the master key; the real service wrote it, "
        + "and here it is left out",
      sender: "the mobile service, in the tokens of its social logins",
      without: "a script could not call the provider in the user's name",
      read: [.mobileServicesLogin, .mobileServicesEncryptor, .ownChoice]),
    "uid": .means(
      "the user in a token of Mobile Services: 'Provider:id'", sender: "the mobile service",
      without: "an id without provider can be that of two users", read: [.mobileServicesToken],
      notes: [
        "the user, best as 'Provider:id'; without a prefix nothing says which kind of user it names":
          .each(of: tokenClaims, read: .mobileServicesToken),
        "should be provider and id, and the provider that of 'aud'; Mobile Services did not compare":
          .at(.value, .tokenVerification, read: .mobileServicesJWT),
      ]),
  ])

  /// The header of the service's token.
  static let tokenHeader: [Term] = .parameters([
    "alg": [
      "should be HS256, an HMAC: one key signs and verifies, so whoever can check can also forge":
        .each(of: tokenHeaderMembers, read: .rfc7518("3.2")),
      "what the header says; HS256 goes with the master key, RS256 with certificates, no other goes":
        .at(.value, .tokenVerification, read: .mobileServicesJWT),
    ],
    "kid": [
      "which key: the text \"0\" since version 2; older scripts write the number 0, which is no text":
        .each(of: tokenHeaderMembers, read: .mobileServicesVersion2),
      "should be the text \"0\", and has to be a text; Mobile Services did not look":
        .at(.value, .tokenVerification, read: .mobileServicesJWT),
    ],
    "typ": [
      "says that this is a JWT, or is left out; it does not say which kind, so other claims have to":
        .each(of: tokenHeaderMembers, read: .rfc8725("3.11"))
    ],
  ])
}
