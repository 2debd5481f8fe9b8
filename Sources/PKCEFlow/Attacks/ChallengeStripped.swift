import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension PKCEAttacks {
  static let challengeStripped = Attack(
    "challenge-stripped",
    "the challenge is taken out of the request, and the code is put into a copy of the app, which "
      + "sends a verifier as always",
    powers: [.readsMessages, .editsMessages], goal: .attackerHoldsPhotos,
    defence: .verifierExpected, reference: .rfc9700("4.8"),
    attacker: { ChallengeStripper($0) })
}

/// Takes the challenge off the authorization request, and the code off the answer.
actor ChallengeStripper: Attacker {
  nonisolated let title = "changes the request on its way, takes the answer, and has the app too"
  nonisolated let tools: AttackerTools
  nonisolated let reads: Set<MessageName> = [.authorizationRequest, .redirect]

  private var code: WireText?

  init(_ tools: AttackerTools) { self.tools = tools }

  func intercept(_ step: Step) -> [Message]? {
    if var request = step.request {
      request.url.queryParameters.remove(ParameterName.codeChallenge.rawValue)
      request.url.queryParameters.remove(ParameterName.codeChallengeMethod.rawValue)
      return [.request(request)]
    }
    code = step.handoff?.url?.queryParameters[ParameterName.code.rawValue]
    return code == nil ? nil : []
  }

  func strike() async {
    guard let code else { return }
    // The copy of the app has a sign-in of its own pending, and so a verifier of its own.
    let verifier = tools.verifier(tools.madeUp(32, for: "code_verifier"))
    await tools.takePhotos(tools.form(code: code, proof: verifier))
  }
}
