import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// Honest mistakes: what app, Apple or a clock does wrong, with nobody who means harm.
enum NonceMistakes {
  static let all: [Attack] = nonces + claims + times + handling

  private static let nonces: [Attack] = [
    nonce("nonce-raw-to-both", "Apple is given the raw nonce", "app.nonce_for_apple", "raw"),
    nonce(
      "nonce-hash-to-both", "Firebase is given the hash as if it were the raw nonce",
      "app.nonce_for_firebase", "hash"),
    nonce(
      "nonce-hashed-twice", "Apple is given the hash of the hash", "app.nonce_for_apple",
      "hash-twice"),
    nonce(
      "nonce-base64", "Apple is given the digest in base64", "app.nonce_for_apple", "base64"),
    nonce(
      "nonce-upper-case", "Apple is given the digest in upper-case hex", "app.nonce_for_apple",
      "upper-case"),
    Attack(
      "nonce-absent", "the token has no nonce, though the app gave Apple one",
      goal: .firebaseTook("a token without the nonce that was asked for"),
      defence: .nonceRequired, reference: .oidcCore("3.1.3.7"),
      settings: [NamedValue("apple.nonce_supported", "false")]),
    Attack(
      "nonce-overwritten", "a second tap replaces the raw nonce of the sign-in under way",
      goal: .userIsRefused, defence: .noncePerSignIn, reference: .oidcCore("15.5.2"),
      settings: [NamedValue("user.taps", "twice")]),
  ]

  private static let claims: [Attack] = [
    Attack(
      "key-unknown", "the key set has the token's key under another 'kid'",
      goal: .firebaseTook("a token whose key the key set does not name"),
      defence: .keyNamedByKeyID, reference: .oidcCore("10.1.1"),
      edits: [
        StepEdit(
          step: StepID(.appleKeysResponse),
          action: .change(.json(["keys", "0", "kid"]), .set("another")))
      ]),
    Attack(
      "issuer-wrong", "a token of Apple's keys names another issuer",
      goal: .firebaseTook("a token of another issuer"), defence: .identityTokenIssuer,
      reference: .oidcCore("3.1.3.7"),
      settings: [NamedValue("apple.issuer", "https://appleid.apple.com/")]),
    Attack(
      "claim-missing", "a token has no 'sub'",
      goal: .firebaseTook("a token that names no user"), defence: .identityTokenClaims,
      reference: .oidcCore("2"), settings: [NamedValue("apple.left_out", "sub")]),
    Attack(
      "claim-type-wrong", "a token has its times as texts",
      goal: .firebaseTook("a token whose end is no number"), defence: .identityTokenClaims,
      reference: .rfc7519("4.1.4"), settings: [NamedValue("apple.times", "text")]),
  ]

  private static let times: [Attack] = [
    Attack(
      "token-expired", "a token is sent to Firebase after its end",
      goal: .firebaseTook("a token after its end"), defence: .identityTokenUnexpired,
      reference: .oidcCore("3.1.3.7"),
      edits: [
        StepEdit(
          step: StepID(.firebaseSignInRequest),
          action: .wait(NonceWorld.identityTokenLifetime + ClockSkew.leeway))
      ]),
    Attack(
      "issued-in-future", "Apple's clock is ahead of Firebase's, by more than clocks may differ",
      goal: .firebaseTook("a token from the future"), defence: .identityTokenIssuedAt,
      reference: .oidcCore("3.1.3.7"),
      settings: [NamedValue("apple.clock_ahead", "\(ClockSkew.leeway + 1)")]),
  ]

  private static let handling: [Attack] = [
    Attack(
      "token-not-text", "the app sends a description of the token's bytes, not their text",
      goal: .appSent("what is no token"), defence: .tokenIsText, reference: .rfc7515("7.1"),
      settings: [NamedValue("app.token_reading", "description")]),
    Attack(
      "callback-without-request", "a credential comes to an app that waits for none",
      goal: AttackGoal("the app crashed") { run in
        run.steps.contains { $0.id.name == .fatalError }
      },
      defence: .credentialExpected, reference: .firebaseAuth,
      settings: [NamedValue("app.pending", "lost")]),
    Attack(
      "subject-changed", "a renewed token is of somebody else",
      goal: AttackGoal("the app went on with the token of somebody else") { run in
        run.steps.count { $0.id.name == .resourceRequest } > 1
      },
      defence: .sameSubject, reference: .oidcCore("12.2"),
      edits: [
        StepEdit(
          step: StepID(.firebaseRefreshResponse),
          action: .change(
            .tokenClaim(of: .json([ParameterName.idToken.rawValue]), "sub"), .set("another-user")))
      ]),
  ]

  private static func nonce(
    _ name: String, _ summary: String, _ setting: WireText, _ value: WireText
  ) -> Attack {
    Attack(
      name, summary, goal: .firebaseTook("a token whose nonce does not fit"),
      defence: .nonceMatches, reference: .oidcCore("3.1.3.7"),
      settings: [NamedValue(setting, value)])
  }
}
