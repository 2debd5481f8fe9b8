import FlowsShared
package import Simulation
import TranscriptModel
package import Vocabulary

/// A native app signs in with an authorization code and PKCE, and reads the user's photos.
package struct PKCEFlow: Flow {
  /// The flow, which has no state.
  package init() {}

  package let name = "pkce"
  package let title = "a native app signs in with an authorization code and PKCE"

  package let defences: [Defence] = [
    .verifierFresh,
    .embeddedUserAgentRefused, .parameterOnce, .redirectURIRegistered, .loopbackLiteral,
    .httpLoopbackOnly, .schemeReverseDomain, .challengeRequired, .challengeMethodS256,
    .seeOtherAfterPassword,
    .callbackExpected, .redirectURIOfRequest, .stateMatches, .issuerMatches,
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

  package var profiles: [FlowProfile] { PKCEProfiles.all(of: defences) }

  package let attacks = PKCEAttacks.all

  package let lifetimes = [
    PKCEConstants.Lifetime.code, PKCEConstants.Lifetime.accessToken + ClockSkew.leeway,
    PKCEConstants.Lifetime.refreshToken,
  ]

  package let messages = FlowTerms.pkce.messages

  package let participants: [ParticipantName] = [
    .user, .app, .device, .browser, .webView, .authorizationServer, .resourceServer, .attacker,
  ]

  package let settings = PKCESettings.all

  package let harmlessMutations = HarmlessMutation.pkce
}
