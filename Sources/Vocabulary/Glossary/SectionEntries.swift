extension Glossary {
  /// Whole documents, since a reference may name one.
  static let documents: [GlossaryEntry] = meanings.map { document, meaning in
    GlossaryEntry(
      document.label, .section,
      [document.title, meaning].compactMap(\.self).joined(separator: ": "),
      references: [SectionReference(document)])
  }

  /// The sections that notes, entries and checks cite, by document.
  static let sections: [GlossaryEntry] =
    authorizationFramework + proofKey + nativeApps + bestPractice + openIDConnect + accessTokenUse
    + serverSections + joseSections + httpSections

  /// The entries for sections of one document.
  static func sections(
    of document: SpecificationDocument, _ lines: KeyValuePairs<String, String>
  ) -> [GlossaryEntry] {
    lines.map { section, what in
      let reference = SectionReference(document, section)
      return GlossaryEntry(reference.description, .section, what, references: [reference])
    }
  }

  private static let meanings: KeyValuePairs<SpecificationDocument, String> = [
    .rfc3629: "how characters become bytes, one to four for each",
    .rfc3986: "how a URL is built, and when two of them are the same",
    .rfc6234: "how the digest SHA-256 is computed",
    .rfc6265: "how a server gives a browser cookies, and when it gets them back",
    .rfc6749: "OAuth itself: roles, endpoints, grants, errors",
    .rfc6750: "how an access token is sent to an API, and how the API refuses",
    .rfc7009: "how a token is given back before it expires",
    .rfc7515: "how bytes are signed and written as text",
    .rfc7517: "how keys are written in JSON",
    .rfc7518: "the algorithms, by name, and what their keys consist of",
    .rfc7519: "how claims are written, and what the common ones mean",
    .rfc7636: "PKCE, against apps that steal a code",
    .rfc8018: "how a password becomes a key, or a hash that is slow to guess",
    .rfc8252: "how a native app signs in: by the system browser, with PKCE",
    .rfc8414: "how an app learns a server's endpoints and abilities",
    .rfc8725: "what goes wrong with JWTs, and what to check against it",
    .rfc9068: "access tokens that are JWTs, and how an API checks them",
    .rfc9110: "what methods, status codes and header fields mean",
    .rfc9111: "what a cache may keep",
    .rfc9207: "how an answer says which server it is from",
    .rfc9700: "what has been attacked since OAuth was written, and what to do about it",
    .oidcCore: "ID tokens: how an app learns who signed in",
    .oidcDiscovery: "how an app learns the endpoints of an OpenID provider",
    .appleREST: "Apple's endpoints and keys, and what an identity token says",
    .appleServices: "how the system asks the user, and what it hands to the app",
    .firebaseAuth: "how an app signs in to Firebase, and how a server checks the token",
    .identityToolkit: "the requests, answers and errors behind it",
    .mobileServicesREST: "the requests of that service, and their header fields",
    .mobileServicesToken: "how a script on the server makes a token that the service accepts",
    .mobileServicesVersion2: "'ver' is 2, and 'kid' the text \"0\"",
    .facebookTokenDebugging: "how a server asks whose an access token is, and for which app",
  ]
}
