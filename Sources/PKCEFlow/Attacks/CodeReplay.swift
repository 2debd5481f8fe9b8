import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary

extension PKCEAttacks {
  static let codeReplay = Attack(
    "code-replay", "the whole token request, code and verifier, is sent a second time",
    powers: [.readsMessages], goal: .attackerHoldsPhotos, defence: .codeSingleUse,
    reference: .rfc6749("4.1.2"),
    attacker: { TokenRequestReplayer($0) })
}

/// Reads a token request, and sends it again when the victim has its tokens.
actor TokenRequestReplayer: Attacker {
  nonisolated let title = "reads the token request on its way, and sends it again"
  nonisolated let tools: AttackerTools
  nonisolated let reads: Set<MessageName> = [.tokenRequest]

  private var copy: HTTPRequest?

  init(_ tools: AttackerTools) { self.tools = tools }

  func intercept(_ step: Step) -> [Message]? {
    copy = step.request
    return nil
  }

  func strike() async {
    guard let form = copy?.form else { return }
    await tools.takePhotos(form)
  }
}
