extension GlossaryEntry {
  /// What the runtime of Azure Mobile Services wrote, by its own source, with what causes each.
  static let mobileServiceErrors =
    mobileServiceTokenErrors + mobileServiceAccessErrors + mobileServiceLogs

  /// What it wrote of a token that it did not take.
  private static let mobileServiceTokenErrors = errors(
    of: "Azure Mobile Services", from: "the mobile service, with status 401",
    texts([
      .partsExpected: (
        "the text in 'X-ZUMO-AUTH' is no token of three parts",
        ["it is no token, or the field came twice": [.assumed]]
      ),
      .envelopeEmpty: (
        "the first part of the token is empty", ["the token was cut off": [.assumed]]
      ),
      .claimsEmpty: (
        "the second part of the token is empty", ["the token was cut off": [.assumed]]
      ),
      .signatureEmpty: (
        "the third part of the token is empty",
        ["the token was cut off, or was never signed ('alg' is none)": [.assumed]]
      ),
      .notJSON: (
        "a part of the token is no JSON; behind 'SyntaxError:' stands what the parser said",
        [
          "the field begins with 'Bearer', or the token was cut or changed": [.assumed],
          "the words behind 'SyntaxError:' are the parser's, and differ from one version to the next":
            [.assumed],
        ]
      ),
      .typeInvalid: (
        "'typ' in the header is there, and is not 'JWT'",
        ["it is a token of another kind": [.assumed]]
      ),
      .algorithmUnsupported: (
        "'alg' in the header is neither HS256 nor RS256",
        ["a library signed with its own usual algorithm, or with none": [.assumed]]
      ),
      .expiryMissing: (
        "'exp' is not there, or is 0, null or empty",
        ["the script sets no 'exp', or one that came out as null": [.assumed]]
      ),
      .expired: (
        "'exp' lies behind the service's clock; there is no leeway",
        [
          "the token's 30 days are over: the app has to sign in again": [.mobileServicesLogin],
          "the script wrote a time of the past, such as minutes instead of seconds": [.assumed],
        ]
      ),
      .issuedAhead: (
        "'iat' lies more than five minutes ahead",
        [
          "the clock of whoever signed is fast": [.assumed],
          "'iat' is in milliseconds": [.assumed],
        ]
      ),
      .notBefore: (
        "'nbf' lies more than five minutes ahead",
        ["the clock of whoever signed is fast": [.assumed]]
      ),
      .signatureInvalid: (
        "the HMAC-SHA256 is not the one that the service computes; this is looked at last",
        [
          "the key is not SHA-256 of the master key with 'JWTSig' behind it": [.mobileServicesJWT],
          "the script runs elsewhere, on Node.js 6 or later, with the digest as a 'binary' string":
            [.thread(.nodeJS, 7799)],
          "the master key is another one, or the token was changed after it was signed":
            [.mobileServicesJWT],
        ]
      ),
      .signatureUnnamed: (
        "'alg' is RS256, and neither 'x5t' nor 'kid' names a certificate",
        ["a token of another issuer came": [.assumed]]
      ),
      .certificateUnknown: (
        "'alg' is RS256, and no certificate has this 'x5t'",
        ["a token of Azure AD itself came, and not the service's own": [.assumed]]
      ),
      .keyUnknown: (
        "'alg' is RS256, and no certificate has this 'kid'; the text of an exception can stand there instead",
        ["a token of Google itself came, and not the service's own": [.assumed]]
      ),
    ]))

  /// What it wrote of a request.
  private static let mobileServiceAccessErrors = errors(
    of: "Azure Mobile Services", from: "the mobile service",
    texts([
      .unauthorized: (
        "with status 401: what the table or the script asks for did not come",
        [
          "no 'X-ZUMO-AUTH', and the permission is 'user'": [.mobileServicesAuthorize],
          "no right 'X-ZUMO-APPLICATION', and the permission is 'application'; a token does not help":
            [.mobileServicesAuthorize],
          "no right 'X-ZUMO-MASTER', and the permission is 'admin', or the scripts should not run":
            [.mobileServicesAuthorize],
        ]
      ),
      .internalServerError: (
        "with status 500: something went wrong inside, of which the answer tells nothing",
        ["a script failed; the service's own log has the reason": [.mobileServicesErrors]]
      ),
      .tableUnknown: (
        "with status 404: the name in the path is no table",
        [
          "the table was never made, or the name is misspelled": [
            .mobileServices("request/requesthandler.js")
          ]
        ]
      ),
      .facebookTokenMissing: (
        "with status 401: the body of the login has no 'access_token' that is a text",
        ["the body has the token under another name, or not at all": [.mobileServicesFacebook]]
      ),
      .facebookExchangeFailed: (
        "with status 401: Facebook would not exchange the access token",
        ["the token has expired, or was issued for another app": [.assumed]]
      ),
      .facebookUserFailed: (
        "with status 401: Facebook would not say whose access token it is",
        ["the token has expired, or was taken back": [.assumed]]
      ),
      .facebookUserUnexpected: (
        "with status 401: Facebook's answer has no 'id' that is a text",
        ["Facebook answered something else than a user": [.assumed]]
      ),
      .providerUnknown: (
        "with status 401: the name behind '/login/' is no provider",
        ["the name is misspelled": [.mobileServicesLogin]]
      ),
      .providerDisabled: (
        "with status 401: the maker did not set this provider up",
        ["the app's id and secret are missing in the portal": [.assumed]]
      ),
    ]))

  /// What it wrote into the maker's log.
  private static let mobileServiceLogs = errors(
    of: "Azure Mobile Services", from: "the mobile service, into its maker's log",
    [
      "Version 1 of the Mobile Services JWT token has been deprecated.": .means(
        "a token of version 1 came; since about November 2013 the service wrote version 2, and took both",
        texts: ["Version 1 of the Mobile Services JWT token has been deprecated."],
        causes: [
          "a script of one's own writes 'ver' 1 and 'kid' as the number 0: 2 and the text \"0\" are right":
            [.mobileServicesVersion2]
        ], read: [.mobileServicesVersion2])
    ])

  /// Each text as a word of its own, with the file that has it.
  private static func texts(
    _ lines: KeyValuePairs<
      MobileServiceText, (what: String, causes: KeyValuePairs<String, [SourceReference]>)
    >
  ) -> [(String, ErrorLine)] {
    lines.map { text, line in
      (
        text.rawValue,
        .means(
          line.what, texts: [text.rawValue], causes: line.causes,
          read: [source(of: text)])
      )
    }
  }

  /// Where the runtime has a text.
  private static func source(of text: MobileServiceText) -> SourceReference {
    switch text {
    case .unauthorized: .mobileServicesAuthorize
    case .internalServerError: .mobileServicesErrors
    case .tableUnknown: .mobileServices("request/requesthandler.js")
    case .facebookTokenMissing, .facebookExchangeFailed, .facebookUserFailed,
      .facebookUserUnexpected:
      .mobileServicesFacebook
    case .providerUnknown, .providerDisabled: .mobileServicesLogin
    case .notJSON: .mobileServices("core.js")
    default: .mobileServicesJWT
    }
  }
}
