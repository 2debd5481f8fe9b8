import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary

extension PKCEAttacks {
  static let codeStolenFirst = Attack(
    "code-stolen-first",
    "a copy of the token request comes before the victim's own; the second use shows the theft",
    powers: [.readsMessages, .editsMessages],
    goal: AttackGoal("the attacker's tokens live on, though the theft was noticed") { run in
      run.steps.contains {
        $0.id.name == .refreshResponse && $0.receiver == .attacker
          && $0.response?.isSuccess == true
      }
    },
    defence: .replayRevokesTokens, reference: .rfc6749("4.1.2"),
    attacker: { TokenRequestOvertaker($0) })
}

/// Holds the token request back, sends a copy of it first, lets it go, and renews the stolen tokens.
actor TokenRequestOvertaker: Attacker {
  nonisolated let title = "holds the token request back, until a copy of it has come first"
  nonisolated let tools: AttackerTools
  nonisolated let reads: Set<MessageName> = [.tokenRequest]

  private var copy: HTTPRequest?

  init(_ tools: AttackerTools) { self.tools = tools }

  func intercept(_ step: Step) -> [Message]? {
    copy = step.request
    return []
  }

  func strike() async {
    guard let form = copy?.form, let stolen = await tools.redeem(form) else { return }
    _ = await tools.redeem(form)
    guard let refreshToken = stolen.refreshToken else { return }
    _ = await tools.refresh(refreshToken)
  }
}
