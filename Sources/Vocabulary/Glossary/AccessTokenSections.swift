extension Glossary {
  static let accessTokenUse =
    sections(
      of: .rfc6750,
      [
        "2.1": "the access token in the 'Authorization' field",
        "2.3": "the access token in the URL, and why not to send it there",
        "3": "the 'WWW-Authenticate' field of a refusal",
        "3.1": "the three errors of an API, and no error when there was no token",
        "5.2": "what to do against stolen tokens: TLS, short lives, no tokens in page URLs",
      ])
    + sections(
      of: .rfc9068,
      [
        "2.1": "the header of an access token: signed, and 'typ' at+jwt",
        "2.2": "the claims that an access token must have",
        "2.2.3": "the scope as a claim",
        "3": "for which API a token is made",
        "4": "everything that an API checks in an access token",
        "5": "how ID tokens and access tokens are kept apart",
        "6": "the app must not look into the access token",
      ])
}
