import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What somebody does who means harm: with a stolen identity token, with one of another client, or with
/// somebody else's e-mail address.
extension NonceAttacks {
  static let identityTokenReplay = Attack(
    "identity-token-replay", "a stolen identity token is used for another sign-in",
    powers: [.holdsStolenValue], goal: .attackerHoldsPhotos, defence: .nonceMatches,
    script: .thief { stolen, rawNonce, _ in try stolen.setting(.nonce, to: rawNonce) })

  static let nonceReused = Attack(
    "nonce-reused", "an identity token and its raw nonce are used together once more",
    powers: [.holdsStolenValue], goal: .attackerHoldsPhotos, defence: .nonceOnce,
    script: .thief { stolen, _, _ in stolen })

  static let payloadEdited = Attack(
    "payload-edited", "the nonce in a stolen token is changed, its signature is not",
    powers: [.holdsStolenValue], goal: .attackerHoldsPhotos, defence: .identityTokenSignature,
    script: .forger { token, _ in token.text })

  static let signatureEdited = Attack(
    "signature-edited", "one character of the signature is changed on the way",
    powers: [.readsMessages, .editsMessages],
    goal: .firebaseTook("a token whose signature was changed"),
    defence: .identityTokenSignature, script: .signatureChanger)

  static let algorithmNone = Attack(
    "algorithm-none", "a token says of itself that it is not signed",
    powers: [.holdsStolenValue], goal: .attackerHoldsPhotos, defence: .identityTokenAlgorithm,
    script: .forger { token, _ in token.unsigned })

  static let algorithmConfusion = Attack(
    "algorithm-confusion", "a token is signed with the text of a public key as a shared secret",
    powers: [.holdsStolenValue], goal: .attackerHoldsPhotos, defence: .keyDecidesAlgorithm,
    settings: [NonceSettings.set(\.algorithms, to: ["RS256", "HS256"])],
    script: .forger { token, tools in
      let keyID = token.header["kid"]?.stringValue
      return token.authenticated(with: try await tools.applePublicKeyText(ofKeyID: keyID) ?? "")
    })

  static let keyInToken = Attack(
    "key-in-token", "a token is signed with the attacker's key, and brings that key along",
    powers: [.holdsStolenValue], goal: .attackerHoldsPhotos, defence: .keysFromIssuer,
    script: .forger { token, tools in
      try token.signed(with: try tools.environment.signingKey(.attacker))
    })

  static let accountByEmail = Attack(
    "account-by-email", "somebody else signs in with the e-mail address that the victim had",
    powers: [.hasAccount], goal: .sharesAccount, defence: .accountBySubject,
    settings: [NonceSettings.set(\.people, to: ["alice", "eve"])])

  static let audienceWrong = Attack(
    "audience-wrong", "a token that was made for another client is sent to Firebase",
    powers: [.isClient], goal: .firebaseTook("a token that was made for another client"),
    defence: .identityTokenAudience,
    settings: [NonceSettings.set(\.clientID, to: PhotoApp.otherBundleID)])

  static let hashMismatch = Attack(
    "hash-mismatch", "the code beside the token is swapped for another",
    powers: [.editsMessages], goal: .appSent("a token whose code is from another sign-in"),
    defence: .codeHashMatches,
    edits: [
      .change(
        .json(["code"]), of: .appleAuthorizationResponse,
        .set("code-of-another-sign-in"))
    ])
}

/// What can go wrong with Firebase's ID token at the app's own API.
extension NonceAttacks {
  static let firebaseTokenEdited = Attack(
    "firebase-token-edited", "a claim of the token is changed on the way",
    powers: [.editsMessages], goal: .photosShown("the API took a token that was changed"),
    defence: .firebaseTokenSignature,
    edits: [
      .change(
        .bearerClaim("email"), of: .resourceRequest,
        .set("somebody-else@example.com"))
    ])

  static let firebaseIssuerWrong = Attack(
    "firebase-issuer-wrong", "the token is of another project's token service",
    powers: [.isClient], goal: .photosShown("the API took a token of another issuer"),
    defence: .firebaseTokenIssuer,
    settings: [
      NonceSettings.set(\.tokenIssuer, to: "https://securetoken.google.com/another-project")
    ])

  static let firebaseAudienceWrong = Attack(
    "firebase-audience-wrong", "the token was made for another project",
    powers: [.isClient], goal: .photosShown("the API took a token for another project"),
    defence: .firebaseTokenAudience,
    settings: [NonceSettings.set(\.tokenAudience, to: "another-project")])

  static let firebaseSubjectEmpty = Attack(
    "firebase-subject-empty", "the token names no user",
    goal: .photosShown("the API took a token of nobody"), defence: .firebaseTokenSubject,
    settings: [NonceSettings.set(\.localID, to: "")])

  static let firebaseTokenExpired = Attack(
    "firebase-token-expired", "the token is sent after its end",
    goal: .photosShown("the API took a token after its end"), defence: .firebaseTokenUnexpired,
    edits: [.wait(TokenLifetime.firebaseIDToken + ClockSkew.leeway, at: .resourceRequest)])

  static let firebaseIssuedInFuture = Attack(
    "firebase-issued-in-future", "Firebase's clock is ahead, by more than clocks may differ",
    goal: .photosShown("the API took a token from the future"), defence: .firebaseTokenIssuedAt,
    settings: [NonceSettings.set(\.firebaseClockAhead, to: ClockSkew.leeway + 1)])

  static let firebaseKeysUnreachable = Attack(
    "firebase-keys-unreachable", "the API cannot fetch Firebase's keys",
    goal: .photosShown("the API took a token that it could not verify"),
    defence: .firebaseKeysRequired,
    edits: [.drop(.firebaseKeysRequest)])

  static let tokenInQuery = Attack(
    "token-in-query", "the app sends the token in the URL, which ends up in logs",
    goal: .photosShown("the API took a token from a URL"), defence: .tokenInHeaderOnly,
    settings: [NonceSettings.set(\.sendsTokenInURL, to: true)])
}
