import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension AttackGoal {
  /// A token request was answered with tokens, though it has a fault that the words name.
  static func tokensIssued(_ words: String) -> AttackGoal {
    AttackGoal(words) { $0.hasSuccess(of: .tokenResponse) }
  }

  /// The app took the user as signed in, and used the tokens.
  static func appGoesOn(_ words: String) -> AttackGoal {
    AttackGoal(words) { run in
      run.steps.contains { $0.id.name == .resourceRequest && $0.sender == .app }
    }
  }
}
