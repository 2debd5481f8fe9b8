import FlowsShared
import HTTPModel
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension CustomTokenAttacks {
  static let providerTokenOfAnotherApp = Attack(
    "provider-token-of-another-app",
    "the maker of another app sends the token that Facebook gave him for the victim",
    powers: [.unpacksApp, .holdsStolenValue], goal: .attackerHoldsRows,
    defence: .providerTokenForThisApp, reference: .facebookTokenDebugging,
    settings: [socialVictim],
    attacker: { tools in
      TokenForger("the maker of another app that the victim uses", tools: tools) { _, tools in
        await tools.logIn(withFacebookToken: CustomTokenWorld.tokenForOtherApp)
      }
    })

  static let stateMismatch = Attack(
    "state-mismatch", "a link brings the attacker's own token to the victim's app",
    powers: [.sendsLink, .hasAccount], goal: .appHoldsAttackersSession, defence: .stateMatches,
    reference: .rfc6749("10.12"), settings: [socialVictim],
    attacker: { TokenLinkSender(tools: $0) })
}

/// Somebody who signs in at Facebook, and sends the answer, which is meant for his own device, to the
/// victim as a link.
actor TokenLinkSender: Attacker {
  nonisolated let title = "somebody who sends the victim a link"
  nonisolated let tools: AttackerTools

  init(tools: AttackerTools) { self.tools = tools }

  func strike() async {
    let url = URI("https://\(Facebook.Host.dialog)\(Facebook.Path.dialog)").adding([
      FormParameter(ParameterName.clientID.rawValue, CustomTokenWorld.facebookAppID),
      FormParameter(ParameterName.redirectURI.rawValue, CustomTokenWorld.redirectURI),
      FormParameter(ParameterName.responseType.rawValue, "token"),
      FormParameter(ParameterName.state.rawValue, tools.madeUp(16, for: "state")),
    ])
    let cookie: WireText = "\(Facebook.cookieName)=\(CustomTokenWorld.attackersCookie)"
    let request = HTTPRequest.get(url, fields: ["Cookie": cookie])
    let reply = await tools.seat.send(request, as: .dialogRequest)
    guard let location = reply?.response.location else { return }
    await tools.seat.handOff(
      Handoff(action: "send", url: location), as: .link, to: .user)
  }
}

extension AttackerTools {
  /// Signs in with an access token of Facebook; the service's token if that worked.
  func logIn(withFacebookToken token: WireText) async -> WireText? {
    let body = JSONValue.object(JSONMember(ParameterName.accessToken.rawValue, .string(token)))
    let json = await post(body, to: MobileService.Path.facebookLogin, as: .socialLoginRequest)
    return json?["authenticationToken"]?.stringValue
  }
}
