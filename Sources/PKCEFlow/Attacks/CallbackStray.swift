import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary

extension PKCEAttacks {
  static let callbackStray = Attack(
    "callback-stray", "another app on the device opens the answer's URL once more",
    powers: [.installsApp, .readsMessages],
    goal: AttackGoal("the app sends a second token request for one answer") { run in
      run.steps.count { $0.id.name == .tokenRequest && $0.sender == .app } > 1
    },
    defence: .callbackExpected, reference: .rfc8252("8.9"),
    attacker: { LinkOpener($0) })
}

/// Reads the answer at the device, and opens it again when the sign-in is over.
actor LinkOpener: Attacker {
  nonisolated let title = "another app on the device, which reads the answer and opens it again"
  nonisolated let tools: AttackerTools
  nonisolated let reads: Set<MessageName> = [.redirect]

  private var answer: Handoff?

  init(_ tools: AttackerTools) { self.tools = tools }

  func intercept(_ step: Step) -> [Message]? {
    answer = step.handoff
    return nil
  }

  func strike() async {
    guard let answer else { return }
    await tools.seat.handOff(answer, as: .openLink, to: .device)
  }
}
