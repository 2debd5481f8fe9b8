import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary

extension PKCEAttacks {
  static let codeExpired = Attack(
    "code-expired", "the token request is held back, and sent when the code should be dead",
    powers: [.readsMessages, .editsMessages], goal: .attackerHoldsPhotos,
    defence: .codeUnexpired, reference: .rfc6749("4.1.2"),
    attacker: { TokenRequestDelayer($0) })
}

/// Holds the token request back, waits for longer than a code may live, and sends it.
actor TokenRequestDelayer: Attacker {
  nonisolated let title = "holds the token request back, and sends it much later"
  nonisolated let tools: AttackerTools
  nonisolated let reads: Set<MessageName> = [.tokenRequest]

  private var copy: HTTPRequest?

  init(_ tools: AttackerTools) { self.tools = tools }

  func intercept(_ step: Step) -> [Message]? {
    copy = step.request
    return []
  }

  func strike() async {
    guard let form = copy?.form else { return }
    tools.seat.clock.wait(Self.elevenMinutes)
    await tools.takePhotos(form)
  }

  private static let elevenMinutes = 11 * 60
}
