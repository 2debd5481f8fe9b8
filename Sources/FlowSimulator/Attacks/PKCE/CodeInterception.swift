import HTTPModel
import OAuthModel
import TranscriptModel
import WireFormats

extension PKCEAttacks {
  static let codeInterception = Attack(
    "code-interception", "a second app claims the scheme, gets the answer, and redeems the code",
    powers: [.installsApp], goal: .attackerHoldsPhotos, defence: .verifierMatches,
    reference: SectionReference(.rfc7636, "1"),
    attacker: { InterceptingApp(tools: $0) })
}

/// An app that claims the photo app's scheme. It knows no verifier, so it makes one up.
actor InterceptingApp: Attacker, HandoffReceiver {
  private nonisolated let executor = QueueExecutor(label: "attacker")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  nonisolated let name = ParticipantName.attacker
  nonisolated let title = "a second app on the device, which claims the same scheme"
  nonisolated let claims: [URI] = ["com.example.app:/auth"]

  private let tools: AttackerTools

  init(tools: AttackerTools) { self.tools = tools }

  func receive(_ handoff: Handoff, in step: StepID) async {
    guard step.name == .callback, let url = handoff.url,
      let code = url.queryParameters[ParameterName.code.rawValue]
    else { return }
    let form = tools.form(
      code: code, redirectURI: url.withoutQuery, verifier: tools.madeUp(32, for: "code_verifier"))
    guard let accessToken = await tools.redeem(form) else { return }
    await tools.fetchPhotos(accessToken: accessToken)
  }
}
