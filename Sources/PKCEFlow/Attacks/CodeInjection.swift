import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension PKCEAttacks {
  static let codeInjection = Attack(
    "code-injection",
    "a stolen code is put into a sign-in of the attacker's own, in the place of its own code",
    powers: [.readsMessages, .editsMessages, .hasAccount], goal: .attackerHoldsPhotos,
    defence: .verifierMatches, reference: .rfc9700("4.5"),
    attacker: { CodeInjector($0) })
}

/// Takes the code off the answer, and signs in itself with the victim's code.
actor CodeInjector: Attacker {
  nonisolated let title = "takes the answer on its way, and has the app on a device of its own"
  nonisolated let tools: AttackerTools
  nonisolated let reads: Set<MessageName> = [.redirect]

  private var code: WireText?

  init(_ tools: AttackerTools) { self.tools = tools }

  func intercept(_ step: Step) -> [Message]? {
    code = step.handoff?.url?.queryParameters[ParameterName.code.rawValue]
    return code == nil ? nil : []
  }

  func strike() async {
    guard let code, let own = await tools.signIn(OwnSignIn()) else { return }
    await tools.takePhotos(tools.form(code: code, proof: tools.verifier(own.verifier)))
  }
}
