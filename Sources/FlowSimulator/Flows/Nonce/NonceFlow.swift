import Vocabulary
import TranscriptModel
import WireFormats

/// Sign in with Apple, into Firebase, and on to the app's own API.
struct NonceFlow: Flow {
  let name = "nonce"
  let title = "Sign in with Apple into Firebase, held together by a nonce"

  let defences: [Defence] = [
    .noncePerSignIn, .credentialExpected, .tokenIsText, .codeHashMatches,
    .identityTokenAlgorithm, .keysFromIssuer, .keyNamedByKeyID, .keyDecidesAlgorithm,
    .identityTokenSignature, .identityTokenIssuer, .identityTokenAudience, .identityTokenClaims,
    .identityTokenUnexpired, .identityTokenIssuedAt, .nonceOnce, .nonceRequired, .nonceMatches,
    .accountBySubject,
    .tokenInHeaderOnly, .firebaseKeysRequired, .firebaseTokenSignature, .firebaseTokenIssuer,
    .firebaseTokenAudience, .firebaseTokenSubject, .firebaseTokenUnexpired,
    .firebaseTokenIssuedAt, .sameSubject,
  ]

  let attacks = NonceAttacks.all

  let lifetimes = [3600 + ClockSkew.leeway, NonceWorld.identityTokenLifetime + ClockSkew.leeway]

  let messages = FlowTerms.nonce.messages

  let participants: [ParticipantName] = [.user, .app, .device, .apple, .firebase, .resourceServer]

  var settingNames: [WireText] { NonceSettings.names }

  func prepare(_ setUp: RunSetUp) throws -> PreparedRun {
    let cast = try NonceCast(setUp)
    return PreparedRun(
      participants: cast.all, registered: cast.registered, attacker: cast.attacker,
      start: { await cast.app.start() },
      isFinished: { await cast.app.isFinished })
  }
}
