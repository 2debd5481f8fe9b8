import FlowsShared
import Simulation

/// What can go wrong in the PKCE flow, in the order in which the flow meets it.
enum PKCEAttacks {
  static let all: [Attack] =
    interceptions + authorization + callback + redemption + races + afterTheTokens
    + resourceServer

  /// A second app gets the answer.
  private static let interceptions = [
    codeInterception, verifierOmitted, verifierConstant, staticSecret, plainDowngrade, codeRetry,
  ]

  /// The authorization request is not what it should be.
  private static let authorization = [
    challengeStripped, challengeEncoding, redirectUnregistered, schemeNotReverseDomain,
    loopbackPort, embeddedWebView,
  ]

  /// The app gets an answer that it should not take.
  private static let callback = [stateMismatch, callbackStray, mixUp]

  /// A code is redeemed that should not be.
  private static let redemption = [
    verifierFormat, codeInjection, codeReplay, codeStolenFirst, codeExpired, codeOfAnotherClient,
    redirectDiffersAtToken, parameterRepeated, bodyNotForm,
  ]

  /// The tokens are not the ones that were asked for, or are used by somebody else.
  private static let afterTheTokens = idToken + [refreshReplay]
}
