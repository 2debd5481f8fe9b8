import FlowsShared
package import Simulation
package import TranscriptModel
package import Vocabulary
package import WireFormats

/// A native app signs in with an authorization code and PKCE, and reads the user's photos.
package struct PKCEFlow: Flow {
  /// The flow, which has no state.
  package init() {}

  package let name = "pkce"
  package let title = "a native app signs in with an authorization code and PKCE"

  package let defences: [Defence] = [
    .verifierFresh,
    .embeddedUserAgentRefused, .parameterOnce, .redirectURIRegistered, .loopbackLiteral,
    .schemeReverseDomain, .challengeMethodS256,
    .callbackExpected, .stateMatches, .issuerMatches,
    .formBody, .codeTakenAtomically, .codeSingleUse, .replayRevokesTokens, .failureBurnsCode,
    .codeUnexpired, .codeBoundToClient, .redirectURISame, .secretProvesNothing,
    .verifierRequired, .verifierExpected, .verifierFormat, .verifierMatches,
    .idTokenSignature, .idTokenIssuer, .idTokenAudience, .idTokenUnexpired, .idTokenIssuedAt,
    .idTokenNonce, .idTokenAccessTokenHash,
    .headerWellFormed, .tokenInHeaderOnly, .tokenRequired, .keysRequired, .accessTokenSignature,
    .accessTokenType,
    .accessTokenIssuer, .accessTokenAudience, .accessTokenUnexpired, .scopeSufficient,
    .refreshRotation,
  ]

  package let attacks = PKCEAttacks.all

  package let lifetimes = [600, 3600 + ClockSkew.leeway, 30 * 24 * 3600]

  package let messages = FlowTerms.pkce.messages

  package let participants: [ParticipantName] = [
    .user, .app, .device, .browser, .webView, .authorizationServer, .resourceServer, .attacker,
  ]

  package let harmlessMutations = HarmlessMutation.pkce

  package var settingNames: [WireText] { PKCESettings.names }

  package func prepare(_ setUp: RunSetUp) throws -> PreparedRun {
    let cast = try PKCECast(setUp)
    return PreparedRun(
      honest: cast.honest, registered: cast.registered, attacker: cast.attacker,
      start: { await cast.app.signIn() },
      isFinished: { await cast.app.isFinished })
  }
}
