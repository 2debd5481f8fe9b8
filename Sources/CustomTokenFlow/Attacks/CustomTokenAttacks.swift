import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What can go wrong in the custom-token flow.
enum CustomTokenAttacks {
  static let all: [Attack] = [
    wrongMasterKey, masterKeyLeaked, masterKeySent, weakMasterKey, algorithmByHeader,
    userIDConfusion,
    tokenOfAnotherApp, tokenKindConfusion, anonymousFallThrough, tokenFromBackup, foreignRows,
    stateMismatch, providerTokenOfAnotherApp, keyDerivation, expiryUnit, expiryAbsent, expiryWord,
    tokenExpired, issuedAtUnit, keyIDType, versionWrong, bearerInZumoHeader,
  ]

  /// Bob signs in by Facebook: his user id is a number that anybody can look up.
  static let socialVictim = CustomTokenSettings.set(\.signIns, to: [.facebook])
}

extension AttackGoal {
  /// The table showed one of Bob's rows to the attacker.
  static let attackerHoldsRows = AttackGoal("the attacker holds the victim's rows") { run in
    run.steps.contains { step in
      step.receiver == .attacker && step.showsRows { $0 == MobileService.victim }
    }
  }

  /// The app keeps a session of Mallory's on Bob's device.
  static let appHoldsAttackersSession = AttackGoal(
    "the victim's app is signed in as the attacker"
  ) { run in
    run.steps.contains {
      $0.id.name == .storeSession && $0.handoff?["userId"] == MobileService.attacker
    }
  }

  /// The table answered junk, as if no token had come.
  static let junkIsNobody = AttackGoal("the service takes a bad token for no token") { run in
    run.steps.contains { $0.receiver == .attacker && $0.showsRows { $0 == nil } }
  }

  /// The table answered the app, though it should not have taken the token.
  static func tableAnswers(_ words: String) -> AttackGoal {
    AttackGoal(words) { run in
      run.steps.contains { $0.receiver == .app && $0.showsRows { _ in true } }
    }
  }
}

extension Step {
  /// Whether this is a response of the table that arrived, with a row whose owner is as asked for.
  fileprivate func showsRows(_ isMeant: (WireText?) -> Bool) -> Bool {
    guard id.name == .tableResponse, isDelivered, let response, response.isSuccess,
      let rows = response.json?.arrayValue
    else { return false }
    return rows.contains { isMeant($0["userId"]?.stringValue) }
  }
}

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
    goal: .tableAnswers("a token that never ends opens the table"), defence: .expiryPresent,
    settings: [CustomTokenSettings.set(\.expiry, to: .absent)])

  static let expiryWord = Attack(
    "expiry-word", "the script writes a word as 'exp'",
    goal: .tableAnswers("a token whose end is no time, so that it never comes, opens the table"),
    defence: .expiryWholeSeconds, settings: [CustomTokenSettings.set(\.expiry, to: .word)])

  static let issuedAtUnit = Attack(
    "issued-at-unit", "the script writes the time of issue in milliseconds",
    goal: .tableAnswers("a token from the far future opens the table"), defence: .customTokenBegun,
    settings: [CustomTokenSettings.set(\.issuedAt, to: .milliseconds)])

  static let tokenExpired = Attack(
    "token-expired", "the app comes back after the token has ended",
    goal: .tableAnswers("a token that has ended opens the table"), defence: .customTokenUnexpired,
    edits: [.wait(MobileService.tokenLifetime + ClockSkew.leeway, at: .tableRequest)])

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
