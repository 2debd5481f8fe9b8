import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What can go wrong in the flow with Apple and Firebase.
enum NonceAttacks {
  static let all: [Attack] = [
    identityTokenReplay, nonceReused, payloadEdited, signatureEdited, algorithmNone,
    algorithmConfusion, keyInToken, accountByEmail, audienceWrong, hashMismatch, nonceRawToBoth,
    nonceHashToBoth, nonceHashedTwice, nonceBase64, nonceUpperCase, nonceAbsent, nonceOverwritten,
    keyUnknown, issuerWrong, claimMissing, claimTypeWrong, tokenExpired, issuedInFuture,
    tokenNotText, callbackWithoutRequest, subjectChanged, firebaseTokenEdited,
    firebaseIssuerWrong, firebaseAudienceWrong, firebaseSubjectEmpty, firebaseTokenExpired,
    firebaseIssuedInFuture, firebaseKeysUnreachable, tokenInQuery,
  ]
}

extension AttackGoal {
  /// Firebase believed a token.
  static func firebaseTook(_ what: String) -> AttackGoal {
    AttackGoal("Firebase took \(what)") { $0.hasSuccess(of: .firebaseSignInResponse) }
  }

  /// The app passed something on to Firebase.
  static func appSent(_ what: String) -> AttackGoal {
    .appSends(.firebaseSignInRequest, "the app sent \(what) to Firebase")
  }

  /// Two people at Apple are one at Firebase.
  static let sharesAccount = AttackGoal("a second person holds the first one's account") { run in
    let answers = run.steps.filter { $0.id.name == .firebaseSignInResponse }
    return answers.contains { one in
      answers.contains { other in
        one.member("localId") != nil && one.member("localId") == other.member("localId")
          && one.member("federatedId") != other.member("federatedId")
      }
    }
  }

  /// The user did everything right, and Firebase refused.
  static let userIsRefused = AttackGoal("a sign-in that the user finished was refused") { run in
    run.steps.contains { $0.id.name == .firebaseSignInResponse && $0.response?.isSuccess == false }
  }
}

extension Step {
  fileprivate func member(_ name: WireText) -> WireText? { response?.json?[name]?.stringValue }
}

/// Honest mistakes: what app, Apple or a clock does wrong, with nobody who means harm.
extension NonceAttacks {
  static let nonceRawToBoth = Attack(
    nonceMistake: "nonce-raw-to-both", "Apple is given the raw nonce",
    NonceSettings.set(\.nonceForApple, to: .raw))

  static let nonceHashToBoth = Attack(
    nonceMistake: "nonce-hash-to-both",
    "Firebase is given the hash as if it were the raw nonce",
    NonceSettings.set(\.nonceForFirebase, to: .hash))

  static let nonceHashedTwice = Attack(
    nonceMistake: "nonce-hashed-twice", "Apple is given the hash of the hash",
    NonceSettings.set(\.nonceForApple, to: .hashTwice))

  static let nonceBase64 = Attack(
    nonceMistake: "nonce-base64", "Apple is given the digest in base64",
    NonceSettings.set(\.nonceForApple, to: .base64))

  static let nonceUpperCase = Attack(
    nonceMistake: "nonce-upper-case", "Apple is given the digest in upper-case hex",
    NonceSettings.set(\.nonceForApple, to: .upperCase))

  static let nonceAbsent = Attack(
    "nonce-absent", "a token has no nonce, though the app gave Apple one",
    goal: .firebaseTook("a token without the nonce that was asked for"),
    defence: .nonceRequired, settings: [NonceSettings.set(\.lacksNonceSupport, to: true)])

  static let nonceOverwritten = Attack(
    "nonce-overwritten", "a second tap replaces the raw nonce of the sign-in under way",
    goal: .userIsRefused, defence: .noncePerSignIn,
    settings: [NonceSettings.set(\.tapsTwice, to: true)])

  static let keyUnknown = Attack(
    "key-unknown", "the key set has the token's key under another 'kid'",
    goal: .firebaseTook("a token whose key the key set does not name"), defence: .keyNamedByKeyID,
    edits: [.change(.json(["keys", "0", "kid"]), of: .appleKeysResponse, .set("another"))])

  static let issuerWrong = Attack(
    "issuer-wrong", "a token of Apple's keys names another issuer",
    goal: .firebaseTook("a token of another issuer"), defence: .identityTokenIssuer,
    settings: [NonceSettings.set(\.appleIssuer, to: AppleAddresses.issuer + "/")])

  static let claimMissing = Attack(
    "claim-missing", "a token has no 'sub'",
    goal: .firebaseTook("a token that names no user"), defence: .identityTokenClaims,
    settings: [NonceSettings.set(\.leftOutClaim, to: "sub")])

  static let claimTypeWrong = Attack(
    "claim-type-wrong", "a token has its times as texts",
    goal: .firebaseTook("a token whose end is no number"), defence: .identityTokenClaims,
    reference: .rfc7519("4.1.4"), settings: [NonceSettings.set(\.areTimesText, to: true)])

  static let tokenExpired = Attack(
    "token-expired", "a token is sent to Firebase after its end",
    goal: .firebaseTook("a token after its end"), defence: .identityTokenUnexpired,
    edits: [.wait(TokenLifetime.appleIdentityToken + ClockSkew.leeway, at: .firebaseSignInRequest)])

  static let issuedInFuture = Attack(
    "issued-in-future", "Apple's clock is ahead of Firebase's, by more than clocks may differ",
    goal: .firebaseTook("a token from the future"), defence: .identityTokenIssuedAt,
    settings: [NonceSettings.set(\.appleClockAhead, to: ClockSkew.leeway + 1)])

  static let tokenNotText = Attack(
    "token-not-text", "the app sends a description of the token's bytes, not their text",
    goal: .appSent("what is no token"), defence: .tokenIsText,
    settings: [NonceSettings.set(\.tokenReading, to: .description)])

  static let callbackWithoutRequest = Attack(
    "callback-without-request", "a credential comes to an app that waits for none",
    goal: AttackGoal("the app crashed") { run in
      run.steps.contains { $0.id.name == .fatalError }
    },
    defence: .credentialExpected, reference: .firebaseAuth,
    settings: [NonceSettings.set(\.losesPending, to: true)])

  static let subjectChanged = Attack(
    "subject-changed", "a renewed token is of somebody else",
    goal: AttackGoal("the app went on with the token of somebody else") { run in
      run.steps.count { $0.id.name == .resourceRequest } > 1
    },
    defence: .sameSubject,
    edits: [
      .change(
        .tokenClaim(of: .json(["id_token"]), "sub"),
        of: .firebaseRefreshResponse, .set("another-user"))
    ])
}

extension Attack {
  /// A mistake of the app, which hands its nonce to Apple or to Firebase in a wrong form.
  fileprivate init(nonceMistake name: String, _ summary: String, _ setting: NamedValue) {
    self.init(
      name, summary, goal: .firebaseTook("a token whose nonce does not fit"),
      defence: .nonceMatches, settings: [setting])
  }
}
