import HTTPModel
import OAuthModel
import TranscriptModel
import WireFormats

extension PKCEAttacks {
  static let idTokenOfAnotherClient = Attack(
    "id-token-of-another-client",
    "the token response is replaced by one that was issued to another client, for the same nonce",
    powers: [.readsMessages, .editsMessages, .hasAccount, .isClient],
    goal: .appGoesOn("the victim's app is signed in as the attacker"),
    defence: .idTokenAudience, reference: .oidcCore("3.1.3.7"),
    attacker: { TokenResponseSwapper($0) })
}

/// Signs in at another client with the victim's nonce, and gives the victim's app the answer to that.
actor TokenResponseSwapper: Attacker {
  nonisolated let title = "another client of the server, which replaces the token response"
  nonisolated let tools: AttackerTools
  nonisolated let reads: Set<MessageName> = [.authorizationRequest, .tokenResponse]

  private var nonce: String?

  init(_ tools: AttackerTools) { self.tools = tools }

  func intercept(_ step: Step) async -> [Message]? {
    guard step.response != nil else {
      nonce = step.request?.url.queryParameters[ParameterName.nonce.rawValue]
      return nil
    }
    return await ownResponse().map { [.response($0)] }
  }

  /// What the server issues to the attacker.
  private func ownResponse() async -> HTTPResponse? {
    let signIn = OwnSignIn(
      clientID: PKCEWorld.otherClientID, redirectURI: "com.example.another:/auth", nonce: nonce)
    guard let own = await tools.signIn(signIn),
      let code = own.answer.queryParameters[ParameterName.code.rawValue]
    else { return nil }
    var form = tools.form(
      code: code, redirectURI: signIn.redirectURI, proof: tools.verifier(own.verifier))
    form.set(ParameterName.clientID.rawValue, to: signIn.clientID)
    return await tools.askForTokens(form, as: .tokenRequest)
  }
}
