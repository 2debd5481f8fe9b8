import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

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
