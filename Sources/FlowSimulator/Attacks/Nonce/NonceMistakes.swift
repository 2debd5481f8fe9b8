import OAuthModel
import TranscriptModel

/// Honest mistakes: what app, Apple or a clock does wrong, with nobody who means harm.
enum NonceMistakes {
  static let all: [Attack] = nonces + times + handling

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
      settings: [NamedValue("app.token_reading", "description")])
  ]

  private static func nonce(
    _ name: String, _ summary: String, _ setting: String, _ value: String
  ) -> Attack {
    Attack(
      name, summary, goal: .firebaseTook("a token whose nonce does not fit"),
      defence: .nonceMatches, reference: .oidcCore("3.1.3.7"),
      settings: [NamedValue(setting, value)])
  }
}
