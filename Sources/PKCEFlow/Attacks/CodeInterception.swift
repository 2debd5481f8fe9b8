import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension PKCEAttacks {
  static let codeInterception = Attack(
    "code-interception", "a second app claims the scheme, gets the answer, and redeems the code",
    powers: [.installsApp], goal: .attackerHoldsPhotos, defence: .verifierMatches,
    reference: .rfc7636("1"),
    attacker: { tools in
      InterceptingApp(tools) { [tools.verifier(tools.madeUp(32, for: "code_verifier"))] }
    })
}

/// An app that claims what the photo app claims, and tries to redeem the code that it is handed.
actor InterceptingApp: Attacker, HandoffReceiver {
  nonisolated let title = "a second app on the device, which claims the same scheme"
  nonisolated let tools: AttackerTools
  nonisolated var claims: [URI] { [URI(tools.redirectURI)] }

  private let proofs: @Sendable () -> [FormParameter?]

  /// An app that tries one thing after the other in the verifier's place; nil to send nothing there.
  init(_ tools: AttackerTools, trying proofs: @escaping @Sendable () -> [FormParameter?]) {
    self.tools = tools
    self.proofs = proofs
  }

  func receive(_ handoff: Handoff, in step: StepID) async {
    guard let code = handoff.url?.queryParameters[ParameterName.code.rawValue] else { return }
    for proof in proofs() {
      guard let tokens = await tools.redeem(tools.form(code: code, proof: proof)) else { continue }
      return await tools.fetchPhotos(accessToken: tokens.accessToken)
    }
  }
}
