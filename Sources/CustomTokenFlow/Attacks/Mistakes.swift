import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

// Mistakes that an author of an app or of a script makes, with nobody who attacks.
extension CustomTokenAttacks {
  static let keyDerivation = Attack(
    "key-derivation", "the script's digest passes through a text before it signs",
    goal: .tableAnswers("a token that was signed with another key opens the table"),
    defence: .customTokenSignature, reference: .mobileServicesToken,
    settings: [CustomTokenSettings.set(\.keyDerivation, to: .digestAsText)])

  static let expiryUnit = Attack(
    "expiry-unit", "the script writes milliseconds where seconds belong",
    goal: .tableAnswers("a token that lives for more than fifty thousand years opens the table"),
    defence: .expiryBounded, settings: [CustomTokenSettings.set(\.expiry, to: .milliseconds)])

  static let expiryAbsent = Attack(
    "expiry-absent", "the script writes no 'exp' at all",
    goal: .tableAnswers("a token that never ends opens the table"), defence: .expiryWholeSeconds,
    settings: [CustomTokenSettings.set(\.expiry, to: .absent)])

  static let tokenExpired = Attack(
    "token-expired", "the app comes back after the token has ended",
    goal: .tableAnswers("a token that has ended opens the table"), defence: .customTokenUnexpired,
    edits: [
      StepEdit(
        step: StepID(.tableRequest),
        action: .wait(MobileService.tokenLifetime + ClockSkew.leeway))
    ])

  static let keyIDType = Attack(
    "kid-type", "the script writes 'kid' as the number 0, the form of version 1",
    goal: .tableAnswers("a token with the 'kid' of version 1 opens the table"), defence: .keyIDText,
    settings: [CustomTokenSettings.set(\.keyID, to: .integer(0))])

  static let versionWrong = Attack(
    "version-wrong", "the script still writes version 1",
    goal: .tableAnswers("a token of version 1 opens the table"), defence: .versionTwo,
    settings: [CustomTokenSettings.set(\.version, to: 1)])

  static let bearerInZumoHeader = Attack(
    "bearer-in-zumo-header", "the app writes 'Bearer' before its token, as elsewhere",
    goal: .tableAnswers("a token behind the word 'Bearer' opens the table"), defence: .tokenRaw,
    settings: [CustomTokenSettings.set(\.tokenPrefix, to: "Bearer")])
}
