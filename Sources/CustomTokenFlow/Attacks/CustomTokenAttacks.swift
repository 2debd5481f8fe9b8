import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary

/// What can go wrong in the custom-token flow.
enum CustomTokenAttacks {
  static let all: [Attack] =
    [
      wrongMasterKey, masterKeyLeaked, weakMasterKey, algorithmByHeader, userIDConfusion,
      tokenOfAnotherApp, tokenKindConfusion, anonymousFallThrough, tokenFromBackup, foreignRows,
      stateMismatch, providerTokenOfAnotherApp,
    ] + mistakes

  /// Bob signs in by Facebook: his user id is a number that anybody can look up.
  static let socialVictim = NamedValue("app.sign_ins", "facebook")

  private static let mistakes = [
    Attack(
      "key-derivation", "the script's digest passes through a text before it signs",
      goal: .tableAnswers("a token that was signed with another key opens the table"),
      defence: .zumoTokenSignature, reference: .mobileServicesToken,
      settings: [
        NamedValue(
          "mobile-service.key_derivation", MasterKeyDerivation.digestAsText.rawValue)
      ]),
    Attack(
      "expiry-unit", "the script writes milliseconds where seconds belong",
      goal: .tableAnswers("a token that lives for more than fifty thousand years opens the table"),
      defence: .expiryBounded, reference: .rfc7519("4.1.4"),
      settings: [NamedValue("mobile-service.exp", TokenScript.Expiry.milliseconds.rawValue)]),
    Attack(
      "expiry-absent", "the script writes no 'exp' at all",
      goal: .tableAnswers("a token that never ends opens the table"),
      defence: .expiryWholeSeconds, reference: .rfc7519("4.1.4"),
      settings: [NamedValue("mobile-service.exp", TokenScript.Expiry.absent.rawValue)]),
    Attack(
      "token-expired", "the app comes back after the token has ended",
      goal: .tableAnswers("a token that has ended opens the table"),
      defence: .zumoTokenUnexpired, reference: .rfc7519("4.1.4"),
      edits: [
        StepEdit(
          step: StepID(.tableRequest),
          action: .wait(MobileService.tokenLifetime + ClockSkew.leeway))
      ]),
    Attack(
      "kid-type", "the script writes 'kid' as the number 0, the form of version 1",
      goal: .tableAnswers("a token with the 'kid' of version 1 opens the table"),
      defence: .keyIDText, reference: .mobileServicesVersion2,
      settings: [NamedValue("mobile-service.kid", "integer")]),
    Attack(
      "version-wrong", "the script still writes version 1",
      goal: .tableAnswers("a token of version 1 opens the table"),
      defence: .versionTwo, reference: .mobileServicesVersion2,
      settings: [NamedValue("mobile-service.ver", "1")]),
    Attack(
      "bearer-in-zumo-header", "the app writes 'Bearer' before its token, as elsewhere",
      goal: .tableAnswers("a token behind the word 'Bearer' opens the table"),
      defence: .tokenRaw, reference: .mobileServicesREST,
      settings: [NamedValue("app.token_prefix", "Bearer")]),
  ]
}
