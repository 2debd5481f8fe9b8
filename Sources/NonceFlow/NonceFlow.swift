import FlowsShared
package import Simulation
import TranscriptModel
package import Vocabulary

/// Sign in with Apple, into Firebase, and on to the app's own API.
package struct NonceFlow: Flow {
  /// The flow, which has no state.
  package init() {}

  package let name = "nonce"
  package let title = "Sign in with Apple into Firebase, held together by a nonce"

  package let defences: [Defence] = [
    .noncePerSignIn, .credentialExpected, .tokenIsText, .codeHashMatches, .nonceRequired,
    .identityTokenAlgorithm, .keysFromIssuer, .keyNamedByKeyID, .keyDecidesAlgorithm,
    .identityTokenSignature, .identityTokenIssuer, .identityTokenAudience, .identityTokenClaims,
    .identityTokenUnexpired, .identityTokenIssuedAt, .nonceOnce, .nonceMatches,
    .accountBySubject,
    .tokenInHeaderOnly, .firebaseKeysRequired, .firebaseTokenSignature, .firebaseTokenIssuer,
    .firebaseTokenAudience, .firebaseTokenSubject, .firebaseTokenUnexpired,
    .firebaseTokenIssuedAt, .sameSubject,
  ]

  package let attacks = NonceAttacks.all

  package let lifetimes = [
    TokenLifetime.firebaseIDToken + ClockSkew.leeway,
    TokenLifetime.appleIdentityToken + ClockSkew.leeway,
  ]

  package let messages = FlowTerms.nonce.messages

  package let participants: [ParticipantName] = [
    .user, .app, .device, .apple, .firebase, .resourceServer,
  ]

  package let harmlessMutations = HarmlessMutation.nonce

  package let settings = NonceSettings.all
}
