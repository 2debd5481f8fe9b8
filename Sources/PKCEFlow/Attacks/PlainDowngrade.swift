import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension PKCEAttacks {
  static let plainDowngrade = Attack(
    "plain-downgrade",
    "the method is taken out of the request, which then means 'plain': the challenge that everybody "
      + "can read is the verifier",
    powers: [.editsMessages, .installsApp], goal: .attackerHoldsPhotos,
    defence: .challengeMethodS256, reference: .rfc7636("7.2"),
    attacker: { DowngradingApp($0) })
}

/// Takes the method off the authorization request, and sends the challenge in the verifier's place.
actor DowngradingApp: Attacker, HandoffReceiver {
  nonisolated let title = "a second app on the device, which also changes the request on its way"
  nonisolated let tools: AttackerTools
  nonisolated let reads: Set<MessageName> = [.authorizationRequest]
  nonisolated var claims: [URI] { [URI(tools.redirectURI)] }

  private var challenge: WireText?

  init(_ tools: AttackerTools) { self.tools = tools }

  func intercept(_ step: Step) -> [Message]? {
    guard var request = step.request else { return nil }
    challenge = request.url.queryParameters[ParameterName.codeChallenge.rawValue]
    request.url.queryParameters.remove(ParameterName.codeChallengeMethod.rawValue)
    return [.request(request)]
  }

  func receive(_ handoff: Handoff, in step: StepID) async {
    guard let code = handoff.url?.queryParameters[ParameterName.code.rawValue], let challenge else {
      return
    }
    await tools.takePhotos(tools.form(code: code, proof: tools.verifier(challenge)))
  }
}
