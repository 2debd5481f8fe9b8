import Vocabulary
import TranscriptModel
import WireFormats

/// A native app signs in with an authorization code and PKCE, and reads the user's photos.
struct PKCEFlow: Flow {
  let name = "pkce"
  let title = "a native app signs in with an authorization code and PKCE"

  let defences: [Defence] = [
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

  let attacks = PKCEAttacks.all

  let lifetimes = [600, 3600 + ClockSkew.leeway, 30 * 24 * 3600]

  let messages = FlowTerms.pkce.messages

  let participants: [ParticipantName] = [
    .user, .app, .device, .browser, .webView, .authorizationServer, .resourceServer, .attacker,
  ]

  var settingNames: [WireText] { PKCESettings.names }

  func prepare(_ setUp: RunSetUp) throws -> PreparedRun {
    let cast = try PKCECast(setUp)
    return PreparedRun(
      participants: cast.all, registered: cast.registered, attacker: cast.attacker,
      start: { await cast.app.signIn() },
      isFinished: { await cast.app.isFinished })
  }
}
