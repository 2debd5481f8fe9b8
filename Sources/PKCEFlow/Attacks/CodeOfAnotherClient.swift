import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension PKCEAttacks {
  static let codeOfAnotherClient = Attack(
    "code-of-another-client", "another client redeems the code, under its own 'client_id'",
    powers: [.readsMessages, .editsMessages, .isClient], goal: .attackerHoldsPhotos,
    defence: .codeBoundToClient, reference: .rfc6749("4.1.3"),
    attacker: { OtherClient($0) })
}

/// Takes the token request, and sends it in its own name.
actor OtherClient: Attacker {
  nonisolated let title = "another client of the server, which takes the token request"
  nonisolated let tools: AttackerTools
  nonisolated let reads: Set<MessageName> = [.tokenRequest]

  private var copy: HTTPRequest?

  init(_ tools: AttackerTools) { self.tools = tools }

  func intercept(_ step: Step) -> [Message]? {
    copy = step.request
    return []
  }

  func strike() async {
    guard var form = copy?.form else { return }
    form.set(ParameterName.clientID.rawValue, to: PKCEWorld.otherClientID)
    await tools.takePhotos(form)
  }
}
