import FlowsShared
import Simulation
import Vocabulary

/// What can go wrong in the PKCE flow, in the order in which the flow meets it.
enum PKCEAttacks {
  static let all: [Attack] = [
    codeInterception, verifierOmitted, verifierConstant, staticSecret, plainDowngrade, codeRetry,
    challengeStripped, challengeDowngrade, challengeEncoding, redirectUnregistered,
    schemeNotReverseDomain, redirectNotEncrypted, loopbackPort, embeddedWebView, passwordSentOn,
    stateMismatch, callbackStray, mixUp, mixUpWithoutIssuer,
    verifierFormat, codeInjection, codeReplay, codeStolenFirst, codeExpired, codeOfAnotherClient,
    redirectDiffersAtToken, parameterRepeated, bodyNotForm,
    codeRace, refreshRace, callbackRace,
    idTokenForged, idTokenOfAnotherIssuer, idTokenOfAnotherClient, idTokenExpired,
    idTokenIssuedAhead, nonceMismatch, accessTokenSwapped, refreshReplay,
    tokenAbsent, headerMalformed, tokenInvalid, tokenForged, tokenOfAnotherIssuer,
    scopeInsufficient, tokenInQuery, audienceOtherAPI, idTokenAsAccessToken, keysUnreachable,
  ]
}

extension AttackGoal {
  /// A token request was answered with tokens, though it has a fault that the words name.
  static func tokensIssued(_ words: String) -> AttackGoal {
    AttackGoal(words) { $0.hasSuccess(of: .tokenResponse) }
  }

  /// A request was answered with success more than once.
  static func succeedsTwice(_ words: String, _ response: MessageName) -> AttackGoal {
    AttackGoal(words) { $0.hasSuccess(of: response, times: 2) }
  }

  /// The app sent more than one token request.
  static func appAsksTwice(_ words: String) -> AttackGoal {
    .appSends(.tokenRequest, times: 2, words)
  }

  /// The app took the user as signed in, and used the tokens.
  static func appGoesOn(_ words: String) -> AttackGoal { .appSends(.resourceRequest, words) }
}
